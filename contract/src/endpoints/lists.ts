import * as z from '@praxis/contract/schema';
import { countSchema } from '../entities/primitives';
import { optionalLineInput } from '../entities/text';

/** Query values arrive as strings, while callers hold numbers. */
export const numberQuery = (minimum: number, maximum: number) =>
  z.coerce.number<number | string>().check(z.multipleOf(1), z.minimum(minimum), z.maximum(maximum));

export const booleanQuery = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** Each field sorts upwards, and downwards with a minus before it. */
const sortValues = <const Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);

/**
 * The query of a list (docs/domain.md#lists): `q, status, sort, page = 1, perPage = 10 (<= 100)`,
 * and whatever else the list is filtered by. `all`, or none, is every status. Unknown names are ignored.
 */
export function listQuery<
  const Status extends string,
  const Field extends string,
  Shape extends z.core.$ZodLooseShape = Record<never, never>,
>(statuses: readonly Status[], sortFields: readonly Field[], more?: Shape) {
  return z.object({
    q: z.optional(optionalLineInput(200)),
    status: z.optional(z.enum([...statuses, 'all'])),
    sort: z.optional(z.enum(sortValues(sortFields))),
    page: z._default(numberQuery(1, 1_000_000), 1),
    perPage: z._default(numberQuery(1, 100), 10),
    ...(more ?? ({} as Shape)),
  });
}

const listFields = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  total: countSchema,
  page: countSchema,
  perPage: countSchema,
});

/** The answer of a list. `total` is the number of items under the filter, over all pages. */
export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.object(listFields(item));
}

/** The answer of a list with tabs: `counts` says how many items each tab holds, `all` included. */
export function tabbedListAnswer<Item extends z.ZodMiniType, const Key extends string>(
  item: Item,
  countKeys: readonly Key[],
) {
  return z.object({
    ...listFields(item),
    counts: z.record(z.enum([...countKeys, 'all']), countSchema),
  });
}
