/**
 * Runs in a worker: has the browser read its tables of dates, amounts and alphabets. All threads of a
 * page share them, and the first to ask waits: 25 ms, a slow phone 100, in which a page would stand
 * still just before it shows its rows.
 *
 * Self-contained: the build makes a file of it, which the early script starts. The worker bears the
 * language as its name.
 */
{
  const language = self.name;
  const noon = Date.UTC(2024, 0, 1, 12);
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  }).formatRange(noon, noon + 1);
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(1);
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day');
  new Intl.Collator(language).compare('a', 'b');
  self.close();
}
