import type { Person } from '@praxis/contract/entities/primitives';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import type { Practice } from '@praxis/contract/entities/practice';
import { visitsLeft, visitsUsed } from '@praxis/contract/rules/appointments/allowance';
import { toMillis } from '@praxis/contract/rules/time/instants';
import { nextCharge } from '@praxis/contract/rules/billing/next-charge';
import { subscriberStatus } from '@praxis/contract/rules/subscriptions/subscription-status';
import type { Simulation } from '../core/module';
import { localDateAt } from './sample/local-time';
import { openInvoiceOf } from './subscriptions/open-invoice';
import { table } from './tables';

/**
 * A patient, doctor or team member as lists and links show them, under the id of their own record.
 */
export function personView(
  { database }: Simulation,
  id: string,
  userId: string | undefined,
): Person {
  const user = userId ? table(database, 'users').get(userId) : undefined;
  return { id, fullName: user?.fullName ?? '', avatarUrl: user?.avatarUrl ?? null };
}

export function patientPerson(simulation: Simulation, patientId: string): Person {
  const patient = table(simulation.database, 'patients').get(patientId);
  const person = personView(simulation, patientId, patient?.userId);
  return { ...person, fullName: patient?.fullName ?? person.fullName };
}

export function doctorPerson(simulation: Simulation, doctorId: string): Person {
  return personView(
    simulation,
    doctorId,
    table(simulation.database, 'doctors').get(doctorId)?.userId,
  );
}

/** The current date of the practice. */
export const todayOf = (simulation: Simulation, { timeZone }: Practice) =>
  localDateAt(simulation.now(), timeZone);

/** The fields of a subscription that doctor and patient both see. */
export function subscriptionView(
  simulation: Simulation,
  subscription: Subscription,
  practice: Practice,
) {
  const { database } = simulation;
  const {
    status: _status,
    cardId: _card,
    decision: _decision,
    endNote: _note,
    noticeEndOn: _notice,
    scheduledPlanVersionId,
    ...shown
  } = subscription;
  const plan = versionOf(simulation, subscription.planVersionId);
  const scheduledPlan = scheduledPlanVersionId
    ? versionOf(simulation, scheduledPlanVersionId)
    : null;
  const used = Math.max(
    0,
    visitsUsed(table(database, 'ledger').all(), subscription.id, subscription.period),
  );
  return {
    ...shown,
    ...(scheduledPlanVersionId && { scheduledPlanVersionId }),
    status: subscriberStatus(
      subscription,
      todayOf(simulation, practice),
      practice.policies.expiringDays,
    ),
    plan,
    scheduledPlan,
    visitsUsed: used,
    visitsLeft: visitsLeft(plan, used),
    nextCharge: nextCharge(subscription, {
      version: scheduledPlan ?? plan,
      timeZone: practice.timeZone,
      owed: owedBy(simulation, subscription),
    }),
  };
}

/** The open invoice of a past due subscription, and the time of its latest charge attempt. */
function owedBy(simulation: Simulation, subscription: Subscription) {
  if (subscription.billingState !== 'pastDue') return undefined;
  const invoice = openInvoiceOf(simulation, subscription);
  if (!invoice) return undefined;
  const tries = table(simulation.database, 'charges').where('invoiceId', invoice.id);
  const lastTryAt = Math.max(...tries.map(({ createdAt }) => toMillis(createdAt)));
  return { invoice, lastTryAt };
}

function versionOf({ database }: Simulation, id: string): PlanVersion {
  const version = table(database, 'planVersions').get(id);
  if (!version) throw new Error(`There is no plan version "${id}".`);
  return version;
}
