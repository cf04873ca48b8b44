import * as endpoints from '@praxis/contract/demo/sample-table';
import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { handle, type Handler, type Simulation } from '../../core/module';
import { listAll, listPage, oldestFirst } from '../../core/list';
import { sampleRows } from './data';
import { largeTable } from './large';

const table = 'demo.sample-rows';

const rowsOf = ({ database }: Simulation) =>
  listAll(database.table<SampleRow>(table).all(), { order: oldestFirst });

export const seed = ({ database, seededAt }: Simulation) =>
  database.addSample(table, sampleRows(seededAt));

export const getSampleRows = handle(endpoints.getSampleRows, (_, simulation) => [
  ...rowsOf(simulation),
]);

export const listSampleRows = handle(endpoints.listSampleRows, ({ query }, simulation) => {
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
});

export const getLargeTable = handle(endpoints.getLargeTable, (_, simulation) =>
  largeTable([...rowsOf(simulation)]),
);

export const handlers: readonly Handler[] = [getSampleRows, listSampleRows, getLargeTable];
