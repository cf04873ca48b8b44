import * as z from '@praxis/contract/schema';
import { countSchema } from '../entities/primitives';
import { optionalLineInput } from '../entities/text';

/** Schema of a number parameter: query values arrive as strings, while callers pass numbers. */
export const numberQuery = (minimum: number, maximum: number) =>
  z.coerce.number<number | string>().check(z.multipleOf(1), z.minimum(minimum), z.maximum(maximum));

export const booleanQuery = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

/** Sort values: each field ascending, and descending with a leading minus. */
const sortValues = <const Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);

/**
 * Query of a list (docs/domain.md#lists): `q, status, sort, page = 1, perPage = 10 (<= 100)` and further
 * filters. `all`, or no status, selects every status. Unknown parameters are ignored.
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

/** Response of a list. `total` is the number of matching items on all pages. */
export function listResponse<Item extends z.ZodMiniType>(item: Item) {
  return z.object(listFields(item));
}

/** Response of a list with tabs: `counts` has the number of items per tab, including `all`. */
export function tabbedListResponse<Item extends z.ZodMiniType, const Key extends string>(
  item: Item,
  countKeys: readonly Key[],
) {
  return z.object({
    ...listFields(item),
    counts: z.record(z.enum([...countKeys, 'all']), countSchema),
  });
}
