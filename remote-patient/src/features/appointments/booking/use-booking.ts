import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useSearchParams } from '@praxis/sdk/router';
import { isLocalDate } from '@praxis/sdk/ui/page';
import { useBookedTimes } from './use-booked-times';

export const bookingSteps = ['type', 'time', 'reason', 'check'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Choices so far, stored in the URL so that Back works and a reload continues. */
export interface Booking {
  step: BookingStep;
  doctorId: string;
  visitTypeId: string;
  startAt: string | null;
}

/** A doctor of the patient's subscriptions. */
export interface BookableDoctor {
  id: string;
  fullName: string;
  practice: PatientSubscription['practice'];
  isPublic: boolean;
  /** Whether their subscription allows members-only types now. */
  isMember: boolean;
}

/** Reads the choices from the URL and changes them; a step requires the choices before it. */
export function useBooking() {
  const [params, setParams] = useSearchParams();
  const doctorId = params.get('doctor') ?? '';
  const visitTypeId = params.get('type') ?? '';
  const at = params.get('at') ?? '';
  const booked = useBookedTimes();
  const startAt = isInstant(at) && !booked.has({ doctorId, startAt: at }) ? at : null;
  const asked = bookingSteps.find((step) => step === params.get('step')) ?? 'type';
  const reachable: BookingStep =
    doctorId === '' || visitTypeId === '' ? 'type' : startAt === null ? 'time' : 'check';
  const step = bookingSteps[
    Math.min(bookingSteps.indexOf(asked), bookingSteps.indexOf(reachable))
  ] as BookingStep;

  const names = { step: 'step', doctorId: 'doctor', visitTypeId: 'type', startAt: 'at' } as const;
  return {
    booking: { step, doctorId, visitTypeId, startAt } satisfies Booking,
    /** Leaves the wizard after the chosen slot is booked. */
    complete(): void {
      if (startAt !== null) booked.add({ doctorId, startAt });
    },
    choose(changes: Partial<Booking>): void {
      if (changes.startAt) booked.remove({ doctorId, startAt: changes.startAt });
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, key] of Object.entries(names)) {
            const value = changes[name as keyof Booking];
            if (value) next.set(key, value);
            else if (value === null || value === '') next.delete(key);
          }
          return next;
        },
        // Only steps get history entries of their own, choices within a step don't.
        { replace: changes.step === undefined },
      );
    },
  };
}

/** Returns whether the text of a URL is an instant whose week a calendar can show. */
const isInstant = (text: string): boolean =>
  isLocalDate(text.slice(0, 10)) && text.endsWith('Z') && !Number.isNaN(Date.parse(text));
