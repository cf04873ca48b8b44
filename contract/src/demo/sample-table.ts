import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { dateSchema, demoIdSchema, paging, pictureSchema, textQuery } from './fields';

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
  salary: z.string(),
  age: z.string(),
  experience: z.string(),
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
