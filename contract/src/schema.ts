/**
 * What schemas are written with: zod's smallest build, as far as the product uses it. A role app
 * takes it from the shell; zod whole, shared, would weigh 67 KB brotli, and a copy in each app 10 KB.
 * Everything that describes data is written with this, so that there is one zod in the page.
 */
export {
  _default,
  array,
  boolean,
  catch,
  coerce,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
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
  regex,
  strictObject,
  string,
  transform,
  trim,
  tuple,
  union,
  url,
} from 'zod/mini';
export type { core, infer, input, output, ZodMiniNumber, ZodMiniType } from 'zod/mini';
