/** The day (YYYY-MM-DD) of an instant in a time zone. */
export function dayIn(at: number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(at);
}

/** Eight in the morning of a day in a time zone, when what renews at six has happened; milliseconds. */
export function morningOf(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T08:00:00Z`);
  // The zone's distance from UTC, looked up at that time: at eight no clock changes.
  const shown = Date.parse(
    `${new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
      .format(wanted)
      .replace(' ', 'T')}Z`,
  );
  return wanted - (shown - wanted);
}
