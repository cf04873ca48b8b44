import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useClock, useZone } from '@praxis/sdk/ui';
import { downloadFile } from '@praxis/sdk/ui/download';
import { localDateIn } from '@praxis/sdk/ui/page';
import { usePlaceText } from '../use-place-text';
import { toCalendarFile } from './ics';

/** Downloads an appointment as an iCalendar file. */
export function useCalendarFile() {
  const { t } = useTranslation('patient');
  const clock = useClock();
  const zone = useZone();
  const placeText = usePlaceText();
  return (appointment: PatientAppointment): void => {
    const { visitType, doctor, practice, startAt } = appointment;
    const file = toCalendarFile(
      appointment,
      {
        title: t('appointments.calendar.title', { type: visitType.name, doctor: doctor.fullName }),
        location: placeText({ mode: visitType.mode, practice, address: practice.address }),
        // Without the reason, as calendars are shared.
        description: t('appointments.calendar.text', {
          mode: t(`modes.${visitType.mode}`),
          practice: practice.name,
          phone: practice.phone,
        }),
      },
      clock(),
    );
    downloadFile(
      `${t('appointments.calendar.file')}-${localDateIn(zone, Date.parse(startAt))}.ics`,
      'text/calendar',
      file,
    );
  };
}
