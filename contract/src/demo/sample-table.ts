import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { figureSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema, paging, textQuery } from './fields';

/** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
export const sampleRowStatuses = [1, 2, 3, 4, 5] as const;

/** A row of the sample table; figures are texts, as tables of this kind search and show them. */
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
  answer: z.array(sampleRowSchema),
  reads: [],
});

/** `invoices` is the page of rows: the name that clients of this path know. */
export const listSampleRows = endpoint({
  method: 'GET',
  path: '/api/datatables/data',
  audience: 'public',
  query: z.object({ q: textQuery(), ...paging(10) }),
  answer: z.object({
    allData: z.array(sampleRowSchema),
    invoices: z.array(sampleRowSchema),
    total: z.number(),
  }),
  reads: [],
});

/** How many rows the large table has. */
export const largeTableRows = 10_000;

/**
 * The hundred rows a hundred times, for tables that have to be quick. Row `n` is row
 * `(n - 1) % 100 + 1` in its round `k`, the whole part of `(n - 1) / 100`: without a picture, its name
 * and email numbered from the second round on, its salary `10 k` dollars higher, begun `k` days
 * earlier, its status moved on by `k`.
 */
export const getLargeTable = endpoint({
  method: 'GET',
  path: '/api/datatables/large',
  audience: 'public',
  answer: z.array(sampleRowSchema),
  reads: [],
});
