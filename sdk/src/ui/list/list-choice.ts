/** The order that the address asks for where the list knows it, else the list's own. */
export function sortOf<const Field extends string>(
  asked: string,
  fields: readonly Field[],
  own: Field | `-${Field}`,
): Field | `-${Field}` {
  const known = fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);
  return known.find((sort) => sort === asked) ?? own;
}

/** The value that the address asks for where it is one of those there are. */
export function oneOf<const Value extends string>(
  asked: string | null | undefined,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === asked);
}
