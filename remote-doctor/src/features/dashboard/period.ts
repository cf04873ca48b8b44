/** Lengths of the period to choose from, days. */
export const periodDays = ['7', '30', '90'] as const;
export type PeriodDays = (typeof periodDays)[number];

/** The last days up to today, as local dates: what the dashboard asks for. */
export function lastDays(count: number, now = new Date()): { from: string; to: string } {
  const from = new Date(now);
  from.setDate(from.getDate() - (count - 1));
  return { from: localDate(from), to: localDate(now) };
}

function localDate(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
