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

/** What a subscription depends on, beside itself; `today` is the practice's date. */
export interface SubscriptionContext {
  today: string;
  doctor: Pick<Doctor, 'verification'>;
  practice: Pick<Practice, 'bookingMode'>;
}

/** Whether a patient may book what is for members. */
const isBookable = (
  subscription: Subscription,
  { doctor, practice }: SubscriptionContext,
): boolean =>
  subscription.status === 'active' &&
  isPublic(doctor) &&
  !membershipRefusal(subscription) &&
  !bookingRefusal(practice);

/** What a patient may do with a subscription of theirs. Which ways there are to cancel it, its cancel preview says. */
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
