import { doctorSubscriberActions } from '../../entities/actions';
import type { DoctorSubscriberAction } from '../../entities/actions';
import type { Invoice } from '../../entities/invoice';
import type { Subscription } from '../../entities/subscription';
import { commandRefusal, isWaivable } from '../subscriptions/subscription-machine';
import { openActions } from './open-actions';

/** Returns the actions that a doctor may take on a subscription. The charge preview lists the ways to end it. */
export const subscriberActionsOn = (
  subscription: Subscription,
  openInvoice: Invoice | undefined,
): DoctorSubscriberAction[] =>
  openActions(doctorSubscriberActions, {
    approve: !commandRefusal(subscription, 'approve'),
    reject: !commandRefusal(subscription, 'reject'),
    waive: isWaivable(subscription, openInvoice),
    end: !commandRefusal(subscription, 'endNow'),
  });
