/** A place in a body that holds a value. */
export interface Place {
  path: string;
  value: unknown;
  /** The body with something else at this place. */
  with(value: unknown): unknown;
}

/** Every place of a body, itself included. */
export function placesOf(
  value: unknown,
  path = 'body',
  set: (value: unknown) => unknown = (other) => other,
): Place[] {
  const here: Place = { path, value, with: set };
  if (Array.isArray(value))
    return [
      here,
      ...value.flatMap((item, index) =>
        placesOf(item, `${path}.${index}`, (other) => set(value.with(index, other))),
      ),
    ];
  if (value === null || typeof value !== 'object') return [here];
  return [
    here,
    ...Object.entries(value).flatMap(([name, item]) =>
      placesOf(item, `${path}.${name}`, (other) => set({ ...value, [name]: other })),
    ),
  ];
}
