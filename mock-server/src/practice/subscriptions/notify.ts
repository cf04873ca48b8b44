import type { Money } from '@praxis/contract/entities/money';
import type { NotificationKind } from '@praxis/contract/entities/notification';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Simulation } from '../../core/module';
import { amountValues, announce } from '../announce';
import { table } from '../tables';
import { doctorPerson, patientPerson } from '../views';

const doctorTabs: Partial<Record<NotificationKind, string>> = {
  subscriptionRequested: 'pending',
  subscriptionEnding: 'expiring',
  subscriptionEnded: 'expiredCancelled',
};

/** Notifies the given sides of a change of a subscription, with amount and invoice of a payment. */
export function notifyOfSubscription(
  simulation: Simulation,
  kind: NotificationKind,
  subscription: Subscription,
  sides: readonly ('doctor' | 'patient')[],
  {
    when,
    amount,
    invoiceId,
  }: { when?: Parameters<typeof announce>[3]; amount?: Money; invoiceId?: string } = {},
): void {
  const { database } = simulation;
  const { id, doctorId, patientId, startOn, endOn } = subscription;
  const { planVersionId, scheduledPlanVersionId } = subscription;
  // A scheduled change is announced with the new plan.
  const named = (kind === 'planChanged' && scheduledPlanVersionId) || planVersionId;
  const values = {
    patient: patientPerson(simulation, patientId).fullName,
    doctor: doctorPerson(simulation, doctorId).fullName,
    plan: table(database, 'planVersions').get(named)?.name ?? '',
    startOn,
    ...(endOn && { endOn }),
    ...amountValues(amount),
  };
  if (sides.includes('doctor')) {
    const tab = doctorTabs[kind] ?? 'active';
    const announcement = { kind, values, link: `/doctor/patients/${id}?tab=${tab}` };
    announce(simulation, [table(database, 'doctors').get(doctorId)?.userId], announcement, when);
  }
  if (sides.includes('patient')) {
    const link =
      kind === 'paymentSucceeded' && invoiceId
        ? `/patient/invoices/${invoiceId}`
        : '/patient/subscriptions';
    const announcement = { kind, values, link };
    announce(simulation, [table(database, 'patients').get(patientId)?.userId], announcement, when);
  }
}
