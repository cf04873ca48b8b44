/** Returns whether the user prefers reduced data usage (Save-Data): nothing is prefetched then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
