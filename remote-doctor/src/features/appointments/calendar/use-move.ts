import { useState } from 'react';
import { rescheduleAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { formatAppointment } from '@praxis/sdk/ui/page';

/**
 * Moves a booked appointment to where it was dragged. Answers whether it stays there: a refusal is
 * shown with its reason, and a move can be undone. `moving` says where appointments are being moved to,
 * by id.
 */
export function useMove() {
  const { t } = useTranslation('doctor');
  const { attempt } = useMutation(rescheduleAppointment);
  const language = useIntlLanguage();
  const clock = useClock();
  const [moving, setMoving] = useState<Readonly<Record<string, string>>>({});

  async function move(
    { id, version, patient, timeZone, startAt: before }: DoctorAppointment,
    startAt: string,
    canUndo = true,
  ): Promise<boolean> {
    // Let go at a time that the clock skips, it is an hour later: that may be where it was.
    if (Date.parse(startAt) === Date.parse(before)) return false;
    setMoving((others) => ({ ...others, [id]: startAt }));
    const moved = await attempt(
      { params: { id }, version, body: { startAt } },
      {
        success: (answer) => ({
          text: t('appointments.reschedule.moved', {
            name: patient.fullName,
            when: formatAppointment(startAt, null, { language, zone: timeZone, now: clock() }),
          }),
          ...(canUndo && {
            undo: { run: () => void move(answer, before, false) },
          }),
        }),
        failed: t('appointments.unchanged', { name: patient.fullName }),
      },
    );
    // Another record takes its place: until that is there, it stands where it was moved to.
    if (!moved) setMoving(({ [id]: _refused, ...others }) => others);
    return moved !== null;
  }
  return { move, moving };
}
