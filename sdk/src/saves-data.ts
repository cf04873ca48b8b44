/** Whether the browser asks for as little data as possible (Save-Data): then nothing is asked for ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
