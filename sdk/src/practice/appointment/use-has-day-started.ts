import { localDateIn } from '../../ui/format/local-dates';
import { useClock } from '../../ui/clock';

/**
 * Returns a function that tells whether an appointment is today or earlier, in the practice's time zone:
 * then staff check patients in, rather than move the appointment.
 */
export function useHasDayStarted() {
  const clock = useClock();
  return ({ startAt, timeZone }: { startAt: string; timeZone: string }): boolean =>
    localDateIn(timeZone, Date.parse(startAt)) <= localDateIn(timeZone, clock());
}
