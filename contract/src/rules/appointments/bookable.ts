import type { Doctor } from '../../entities/doctor';
import type { Practice } from '../../entities/practice';
import type { Subscription } from '../../entities/subscription';
import type { Refusal } from '../transition';

/** Why patients cannot book with a practice at all: it takes bookings by phone only. */
export const bookingRefusal = ({
  bookingMode,
}: Pick<Practice, 'bookingMode'>): Refusal | undefined =>
  bookingMode === 'viewOnly'
    ? { code: 'forbidden', message: 'The practice takes bookings by phone only.' }
    : undefined;

/** Why a membership reserves no further visit, whenever it is. */
export const membershipRefusal = ({
  billingState,
}: Pick<Subscription, 'billingState'>): Refusal | undefined =>
  billingState === 'unpaid' ? { code: 'membership_unpaid' } : undefined;

/** Whether the public sees a doctor: with others nothing can be booked. */
export const isPublic = ({ verification }: Pick<Doctor, 'verification'>): boolean =>
  verification === 'verified';
