import { doctorSubscriberActions } from '../../entities/actions';
import type { DoctorSubscriberAction } from '../../entities/actions';
import type { Invoice } from '../../entities/invoice';
import type { Subscription } from '../../entities/subscription';
import { commandRefusal, isWaivable } from '../subscriptions/subscription-machine';
import { openActions } from './open-actions';

/** What a doctor may decide about a subscription with them. Which ways there are to end it, its charge preview says. */
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
