/**
 * The schema library: the parts of zod's smallest build that the product uses. Role apps use the shell's
 * copy: sharing all of zod would cost 67 KB (brotli), and a copy in each app 10 KB. Every schema uses this
 * module, so that a page has a single zod.
 */
export {
  // In zod's own order: webpack sorts them so and caches it. In another order, a cached build differs from a
  // clean one.
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  email,
  enum,
  int,
  literal,
  looseObject,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  partialRecord,
  pick,
  pipe,
  record,
  refine,
  strictObject,
  string,
  transform,
  tuple,
  union,
  url,
  iso,
  coerce,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  regex,
  trim,
} from 'zod/mini';
export type { core, infer, input, output, ZodMiniNumber, ZodMiniType } from 'zod/mini';
