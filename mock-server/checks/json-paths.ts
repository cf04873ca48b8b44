/** A value at a path in a JSON body. */
export interface JsonPath {
  path: string;
  value: unknown;
  /** The body with another value at this path. */
  with(value: unknown): unknown;
}

/** All paths of a body, including the root. */
export function jsonPathsOf(
  value: unknown,
  path = 'body',
  set: (value: unknown) => unknown = (other) => other,
): JsonPath[] {
  const here: JsonPath = { path, value, with: set };
  if (Array.isArray(value))
    return [
      here,
      ...value.flatMap((item, index) =>
        jsonPathsOf(item, `${path}.${index}`, (other) => set(value.with(index, other))),
      ),
    ];
  if (value === null || typeof value !== 'object') return [here];
  return [
    here,
    ...Object.entries(value).flatMap(([name, item]) =>
      jsonPathsOf(item, `${path}.${name}`, (other) => set({ ...value, [name]: other })),
    ),
  ];
}
