import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { optionListSchema, optionSchema } from '../entities/options';
import { localeSchema } from '../entities/primitives';

/**
 * Labels are in the language asked for, else in the session's, else in English. Who shows them asks
 * for a language, so that they never change.
 */
export const getOptions = endpoint({
  method: 'GET',
  path: '/api/v1/options/:list',
  audience: 'public',
  params: z.object({ list: optionListSchema }),
  query: z.object({ locale: z.optional(localeSchema) }),
  answer: z.object({ items: z.array(optionSchema) }),
  reads: [],
});
