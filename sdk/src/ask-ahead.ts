/** A mouse rests on what it may press after so long, milliseconds: one that only passes is gone by then. */
export const restsAfter = 60;

/** Whether the browser asks for as little data as possible (Save-Data): then nothing is asked for ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
