/**
 * What schemas are written with: zod's smallest build, as far as the product uses it. A role app
 * takes it from the shell; zod whole, shared, would weigh 67 KB brotli, and a copy in each app 10 KB.
 * Everything that describes data is written with this, so that there is one zod in the page.
 */
export {
  // Kinds of values, what has kinds of its own, and checks, as zod has them: webpack sorts them so,
  // and keeps that in its cache. In another order, a build with the cache differs from one without.
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
