import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { figureSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema, paging, textQuery } from './fields';

/** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
export const sampleRowStatuses = [1, 2, 3, 4, 5] as const;

/** A row of the sample table; numbers are strings, as such tables search and display them. */
export const sampleRowSchema = z.object({
  id: demoIdSchema,
  avatar: pictureSchema,
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: dateSchema,
  salary: figureSchema,
  age: figureSchema,
  experience: figureSchema,
  status: z.literal(sampleRowStatuses),
});
export type SampleRow = z.infer<typeof sampleRowSchema>;

export const getSampleRows = endpoint({
  method: 'GET',
  path: '/api/datatables/initial-data',
  audience: 'public',
  response: z.array(sampleRowSchema),
  reads: [],
});

/** Lists rows. `invoices` is the page of rows, a name that existing clients expect. */
export const listSampleRows = endpoint({
  method: 'GET',
  path: '/api/datatables/data',
  audience: 'public',
  query: z.object({ q: textQuery(), ...paging(10) }),
  response: z.object({
    allData: z.array(sampleRowSchema),
    invoices: z.array(sampleRowSchema),
    total: z.number(),
  }),
  reads: [],
});

/** Number of rows of the large table. */
export const largeTableRows = 10_000;

/**
 * Returns the hundred rows a hundred times, for performance tests of tables. Row `n` is row `(n - 1) % 100 +
 * 1` in round `k`, the integer part of `(n - 1) / 100`: without a picture, with name and email numbered from
 * the second round on, the salary `10 k` dollars higher, the start `k` days earlier, and the status advanced
 * by `k`.
 */
export const getLargeTable = endpoint({
  method: 'GET',
  path: '/api/datatables/large',
  audience: 'public',
  response: z.array(sampleRowSchema),
  reads: [],
});
