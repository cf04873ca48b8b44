/** The date (YYYY-MM-DD) of an instant in a time zone. */
export function dayIn(at: number, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(at);
}

/** The instant of 8 AM on a date in a time zone, after the renewals at 6 AM, in milliseconds. */
export function morningOf(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T08:00:00Z`);
  // Derives the UTC offset at that time: no DST change happens at 8 AM.
  const shown = Date.parse(
    `${new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
      .format(wanted)
      .replace(' ', 'T')}Z`,
  );
  return wanted - (shown - wanted);
}
