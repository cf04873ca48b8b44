import { useClock, useZone } from '@praxis/sdk/ui';

/** The local date (YYYY-MM-DD) of an instant in a time zone. */
export function localDateIn(zone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Today, in the zone of the signed-in person. */
export function useToday(): string {
  const clock = useClock();
  return localDateIn(useZone(), clock());
}
