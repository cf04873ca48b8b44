import type { NotificationKind } from '../../entities/notification';
import type { Subscription } from '../../entities/subscription';
import type { DueEvent } from './due-state';

/** Creates the event of a subscription, with the amount and invoice of a payment. */
export const eventOf = (
  kind: NotificationKind,
  at: number,
  subscription: Subscription,
  payment?: Pick<DueEvent, 'amount' | 'invoiceId'>,
): DueEvent => ({
  kind,
  at,
  table: 'subscriptions',
  id: subscription.id,
  doctorId: subscription.doctorId,
  patientId: subscription.patientId,
  ...payment,
});
