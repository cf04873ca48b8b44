import { localDateIn } from '../../ui/format/local-dates';
import { useClock } from '../../ui/clock';

/** Whether an appointment's day has come, in the zone of its practice: nobody arrives before, to be checked in. */
export function useIsDayHere() {
  const clock = useClock();
  return ({ startAt, timeZone }: { startAt: string; timeZone: string }): boolean =>
    localDateIn(timeZone, Date.parse(startAt)) <= localDateIn(timeZone, clock());
}
