import { localDateIn, localTimeIn } from '@praxis/sdk/ui/page';

/** Whether clocks in both zones show the same at that instant; then one of them need not be named. */
export function isSameTime(instant: string, zone: string, other: string): boolean {
  const at = Date.parse(instant);
  return (
    zone === other ||
    (localDateIn(zone, at) === localDateIn(other, at) &&
      localTimeIn(zone, at) === localTimeIn(other, at))
  );
}
