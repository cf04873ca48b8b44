import { useState } from 'react';
import {
  bookAppointment,
  createHold,
  type Hold,
} from '@praxis/contract/endpoints/patient-appointments';
import { useHost, useTranslation } from '@praxis/sdk';
import { RequestError, useMutation } from '@praxis/sdk/data';
import { useRefusal } from '../slots/use-nearest';
import type { Booking } from './use-booking';

/** Keeps the chosen time, and books it; a time that is gone leads back to the times, with the nearest ones. */
export function useBookingActs(
  { doctorId, visitTypeId, startAt }: Booking,
  choose: (changes: Partial<Booking>) => void,
) {
  const { t } = useTranslation('patient');
  const { navigate } = useHost();
  const createHoldMutation = useMutation(createHold);
  const bookMutation = useMutation(bookAppointment);
  const [hold, setHold] = useState<Hold | null>(null);
  const [busy, setBusy] = useState(false);
  const { refusal, clear, refuse } = useRefusal(doctorId, visitTypeId);
  const slot = startAt === null ? null : { doctorId, visitTypeId, startAt };
  // A hold of another time is no longer of use.
  const held =
    hold &&
    hold.startAt === startAt &&
    hold.visitTypeId === visitTypeId &&
    hold.doctorId === doctorId
      ? hold
      : null;

  /** Carries out one step; what is refused stays on show. */
  const attempt = async (at: string, run: () => Promise<void>) => {
    setBusy(true);
    clear();
    try {
      await run();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { nearest } = await refuse(error, at);
      if (nearest.length > 0) choose({ step: 'time', startAt: null });
    } finally {
      setBusy(false);
    }
  };

  return {
    hold: held,
    busy,
    refusal,
    clear,
    async keep(): Promise<void> {
      if (!slot) return;
      await attempt(slot.startAt, async () => {
        setHold(await createHoldMutation.run({ body: slot }));
        choose({ step: 'reason', doctorId });
      });
    },
    async book(reason: string, mode: 'request' | 'instant'): Promise<void> {
      if (!slot) return;
      const body = { ...slot, reason, ...(held && { holdId: held.id }) };
      await attempt(slot.startAt, async () => {
        const { id } = await bookMutation.run(
          { body },
          { success: t(`appointments.book.done.${mode}`) },
        );
        navigate(`/patient/appointments/${id}`);
      });
    },
  };
}
