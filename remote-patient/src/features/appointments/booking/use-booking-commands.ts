import { useState } from 'react';
import {
  bookAppointment,
  createHold,
  type Hold,
} from '@praxis/contract/endpoints/patient-appointments';
import { useTranslation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { RequestError, useMutation } from '@praxis/sdk/data';
import { useRefusal } from '../slots/use-refusal';
import type { Booking, useBooking } from './use-booking';

/**
 * Holds the chosen slot and books it. If the slot is taken, the wizard goes back to the times and
 * offers the nearest ones.
 */
export function useBookingCommands(
  { doctorId, visitTypeId, startAt }: Booking,
  { choose, complete }: Pick<ReturnType<typeof useBooking>, 'choose' | 'complete'>,
) {
  const { t } = useTranslation('patient');
  const navigate = useNavigate();
  const hold = useMutation(createHold);
  const book = useMutation(bookAppointment);
  const [lastHold, setLastHold] = useState<Hold | null>(null);
  const [busy, setBusy] = useState(false);
  const { refusal, refusedAt, loadingNearest, clear, refuse } = useRefusal({
    doctorId,
    visitTypeId,
  });
  const slot = startAt === null ? null : { doctorId, visitTypeId, startAt };
  // A hold of another slot doesn't count.
  const currentHold =
    lastHold &&
    lastHold.startAt === startAt &&
    lastHold.visitTypeId === visitTypeId &&
    lastHold.doctorId === doctorId
      ? lastHold
      : null;

  /** Runs one step and keeps a refusal on screen. */
  const runStep = async (at: string, run: () => Promise<void>) => {
    setBusy(true);
    clear();
    try {
      await run();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (refuse(error, at)) choose({ step: 'time', startAt: null });
    } finally {
      setBusy(false);
    }
  };

  return {
    hold: currentHold,
    busy: busy || loadingNearest,
    refusal,
    refusedAt,
    clear,
    async holdSlot(): Promise<void> {
      if (!slot) return;
      await runStep(slot.startAt, async () => {
        setLastHold(
          // Each slot has a hold of its own: a lost one doesn't stand for the next.
          await hold.run({ body: slot }, { turns: { what: slot.startAt, on: true } }),
        );
        choose({ step: 'reason', doctorId });
      });
    },
    async book(reason: string): Promise<void> {
      if (!slot) return;
      const body = { ...slot, reason, ...(currentHold && { holdId: currentHold.id }) };
      await runStep(slot.startAt, async () => {
        const { id } = await book.run(
          { body },
          {
            success: ({ state }) =>
              t(`appointments.book.done.${state === 'booked' ? 'booked' : 'requested'}`),
          },
        );
        complete();
        void navigate(`/patient/appointments/${id}`);
      });
    },
  };
}
