import type { QueryInput } from '@praxis/contract';
import { getLargeTable, listSampleRows } from '@praxis/contract/demo/sample-table';
import { query } from '@praxis/sdk/data';

/** One page of people, in the format of lists. */
export const peopleQuery = query({
  app: 'demo',
  name: 'sample-people',
  endpoint: listSampleRows,
  ask: async (client, args: { query: QueryInput<typeof listSampleRows> }, options) => {
    const { invoices, total } = await client.call(listSampleRows, args, options);
    return { items: invoices, total };
  },
});

/** The 10,000 rows of the large table. */
export const largeTableQuery = query({
  app: 'demo',
  name: 'sample-large-table',
  endpoint: getLargeTable,
});
