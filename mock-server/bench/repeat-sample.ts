/** Repeats the sample up to `count` records, with unique ids. */
export function repeatSample<T extends { id: number }>(sample: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(sample[index % sample.length] as T),
    id: index + 1,
  }));
}
