import { rescheduleAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { formatInstant } from '@praxis/sdk/ui/page';

/**
 * Moves a booked appointment to where it was dragged. Answers whether it stays there: a refusal is
 * shown with its reason, and a move can be undone.
 */
export function useMove() {
  const { t } = useTranslation('doctor');
  const { attempt } = useMutation(rescheduleAppointment);
  const text = useUiText();
  const language = useIntlLanguage();

  return async function move(
    { id, version, patient, timeZone, startAt: before }: DoctorAppointment,
    startAt: string,
    canUndo = true,
  ): Promise<boolean> {
    const moved = await attempt(
      { params: { id }, version, body: { startAt } },
      {
        success: (answer) => ({
          text: t('appointments.reschedule.moved', {
            name: patient.fullName,
            when: formatInstant(startAt, { language, zone: timeZone, namesZone: true }),
          }),
          ...(canUndo && {
            undo: { label: text('undo'), run: () => void move(answer, before, false) },
          }),
        }),
      },
    );
    return moved !== null;
  };
}
