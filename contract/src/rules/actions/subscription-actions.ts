import { patientSubscriptionActions } from '../../entities/actions';
import type { PatientSubscriptionAction } from '../../entities/actions';
import type { Doctor } from '../../entities/doctor';
import type { Practice } from '../../entities/practice';
import type { Subscription } from '../../entities/subscription';
import { bookingRefusal, isPublic, membershipRefusal } from '../appointments/bookable';
import {
  cancelRefusal,
  planChangeRefusal,
  resumeRefusal,
} from '../subscriptions/subscription-machine';
import { openActions } from './open-actions';

/** Records that determine a patient's actions, apart from the subscription; `today` is the practice's date. */
export interface SubscriptionContext {
  today: string;
  doctor: Pick<Doctor, 'verification'>;
  practice: Pick<Practice, 'bookingMode'>;
}

/** Returns whether a patient may book visit types for subscribers. */
const isBookable = (
  subscription: Subscription,
  { doctor, practice }: SubscriptionContext,
): boolean =>
  subscription.status === 'active' &&
  isPublic(doctor) &&
  !membershipRefusal(subscription) &&
  !bookingRefusal(practice);

/**
 * Returns the actions that a patient may take on a subscription of theirs. The cancel preview lists the ways
 * to cancel it.
 */
export const subscriptionActionsOn = (
  subscription: Subscription,
  context: SubscriptionContext,
): PatientSubscriptionAction[] =>
  openActions(patientSubscriptionActions, {
    book: isBookable(subscription, context),
    resume: !resumeRefusal(subscription, context.today),
    changePlan: isPublic(context.doctor) && !planChangeRefusal(subscription),
    cancel: !cancelRefusal(subscription),
  });
