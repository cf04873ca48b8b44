import { useClock, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { formatAppointment } from '@praxis/sdk/ui/page';

/** Formats the start of an appointment in the patient's zone: "Mon, Nov 23 · 9:00 AM". */
export function useTimeText(): (instant: string) => string {
  const language = useIntlLanguage();
  const zone = useZone();
  const clock = useClock();
  return (instant) => formatAppointment(instant, null, { language, zone, now: clock() });
}
