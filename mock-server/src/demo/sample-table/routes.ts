import { getSampleRows, listSampleRows, type SampleRow } from '@praxis/contract/demo/sample-table';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { listAll, listPage, oldestFirst } from '../../core/list';
import { sampleRows } from './data';

const table = 'demo.sample-rows';

const rowsOf = ({ database }: Simulation) =>
  listAll(database.table<SampleRow>(table).all(), { order: oldestFirst });

export const sampleTable: AreaModule = {
  seed: ({ database, seededAt }) => database.addSample(table, sampleRows(seededAt)),
  handlers: [
    handle(getSampleRows, (_, simulation) => [...rowsOf(simulation)]),

    handle(listSampleRows, ({ query }, simulation) => {
      const rows = rowsOf(simulation);
      const { items, total } = listPage(rows, {
        ...query,
        fields: ({ full_name, post, email, age, salary, start_date }) => [
          full_name,
          post,
          email,
          age,
          salary,
          start_date,
        ],
      });
      return { allData: [...rows], invoices: items, total };
    }),
  ],
};
