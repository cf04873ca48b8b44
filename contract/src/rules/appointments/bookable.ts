import type { Doctor } from '../../entities/doctor';
import type { Practice } from '../../entities/practice';
import type { Subscription } from '../../entities/subscription';
import type { Refusal } from '../transition';

/** Returns why patients cannot book with a practice: it takes bookings by phone only. */
export const bookingRefusal = ({
  bookingMode,
}: Pick<Practice, 'bookingMode'>): Refusal | undefined =>
  bookingMode === 'viewOnly'
    ? { code: 'forbidden', message: 'The practice takes bookings by phone only.' }
    : undefined;

/** Returns why a subscription cannot reserve appointments: it is unpaid. */
export const membershipRefusal = ({
  billingState,
}: Pick<Subscription, 'billingState'>): Refusal | undefined =>
  billingState === 'unpaid' ? { code: 'membership_unpaid' } : undefined;

/** Returns whether a doctor is public; patients cannot book with others. */
export const isPublic = ({ verification }: Pick<Doctor, 'verification'>): boolean =>
  verification === 'verified';
