import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { optionListSchema, optionSchema } from '../entities/options';
import { localeSchema } from '../entities/primitives';

/**
 * Returns a list of options with labels in the requested locale, otherwise the session's, otherwise English.
 * Clients pass a locale, so that responses never change.
 */
export const getOptions = endpoint({
  method: 'GET',
  path: '/api/v1/options/:list',
  audience: 'public',
  params: z.object({ list: optionListSchema }),
  query: z.object({ locale: z.optional(localeSchema) }),
  response: z.object({ items: z.array(optionSchema) }),
  reads: [],
});
