/** As many records as are asked for, the sample's over and over, with ids of their own. */
export function many<T extends { id: number }>(sample: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(sample[index % sample.length] as T),
    id: index + 1,
  }));
}
