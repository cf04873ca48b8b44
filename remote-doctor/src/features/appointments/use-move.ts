import { rescheduleAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { useFailureText, useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { formatInstant, useAct } from '@praxis/sdk/ui/page';

/**
 * Moves a booked appointment to where it was dragged. Answers whether it stays there: a refusal is
 * shown with its reason, and a move can be undone.
 */
export function useMove() {
  const { t } = useTranslation('doctor');
  const { client, notify } = useHost();
  const { refresh } = useAct();
  const text = useUiText();
  const failureText = useFailureText();
  const language = useIntlLanguage();

  return async function move(
    { id, version, patient, timeZone, startAt: before }: DoctorAppointment,
    startAt: string,
    canUndo = true,
  ): Promise<boolean> {
    try {
      const moved = await client.call(rescheduleAppointment, {
        params: { id },
        version,
        body: { startAt },
      });
      notify({
        kind: 'success',
        text: t('appointments.reschedule.moved', {
          name: patient.fullName,
          when: formatInstant(startAt, { language, zone: timeZone, namesZone: true }),
        }),
        ...(canUndo && {
          undo: { label: text('undo'), run: () => void move(moved, before, false) },
        }),
      });
      return true;
    } catch (error) {
      notify({ kind: 'error', text: failureText(toFailure(error)) });
      return false;
    } finally {
      refresh();
    }
  };
}
