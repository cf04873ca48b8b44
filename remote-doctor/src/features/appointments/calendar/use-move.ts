import { useState } from 'react';
import { rescheduleAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { formatAppointment } from '@praxis/sdk/ui/page';

/**
 * Reschedules an appointment that was dragged. `move` resolves to whether it was moved: a refusal
 * shows its reason, and a move can be undone. `moving` maps the ids of pending moves to their new
 * start.
 */
export function useMove() {
  const { t } = useTranslation('doctor');
  const { runOrNotify } = useMutation(rescheduleAppointment);
  const language = useIntlLanguage();
  const clock = useClock();
  const [moving, setMoving] = useState<Readonly<Record<string, string>>>({});

  async function move(
    { id, version, patient, timeZone, startAt: before }: DoctorAppointment,
    startAt: string,
    undoRetry?: () => void,
  ): Promise<boolean> {
    // A drop in an hour that DST skips shifts by an hour, possibly back to the current time.
    if (Date.parse(startAt) === Date.parse(before)) return false;
    setMoving((others) => ({ ...others, [id]: startAt }));
    const moved = await runOrNotify(
      { params: { id }, version, body: { startAt } },
      {
        success: (response) => ({
          text: t('appointments.reschedule.moved', {
            name: patient.fullName,
            when: formatAppointment(startAt, null, { language, zone: timeZone, now: clock() }),
          }),
          ...(!undoRetry && {
            undo: retriedUndo((retry) => move(response, before, retry)),
          }),
        }),
        failed: t('appointments.unchanged', { name: patient.fullName }),
        ...(undoRetry && { retry: undoRetry }),
      },
    );
    // The drop time stays until the list has the new appointment, which replaces this one.
    if (!moved) setMoving(({ [id]: _refused, ...others }) => others);
    return moved !== null;
  }
  return { move, moving };
}
