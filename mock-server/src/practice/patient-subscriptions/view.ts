import type { Owed, PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { isPublic } from '@praxis/contract/rules/appointments/bookable';
import { subscriptionActionsOn } from '@praxis/contract/rules/actions/subscription-actions';
import { owedConsequences } from '@praxis/contract/rules/billing/owed';
import { toMillis } from '@praxis/contract/rules/time/instants';
import { isInArrears } from '@praxis/contract/rules/subscriptions/subscription-machine';
import type { Simulation } from '../../core/module';
import { practiceOf } from '../caller';
import { requireOwned } from '../require-owned';
import { openInvoiceOf } from '../subscriptions/open-invoice';
import { table } from '../tables';
import { doctorPerson, subscriptionView, todayOf } from '../views';

/** A patient's view of their subscription; a decision is shown without its author. */
export function ownSubscriptionView(
  simulation: Simulation,
  one: Subscription,
): PatientSubscription {
  const doctor = requireOwned(table(simulation.database, 'doctors').get(one.doctorId), () => true);
  const practice = practiceOf(simulation, doctor.practiceId);
  const { decision } = one;
  return {
    ...subscriptionView(simulation, one, practice),
    ...(decision && {
      decision: {
        at: decision.at,
        code: decision.code,
        ...(decision.note && { note: decision.note }),
      },
    }),
    cardId: one.cardId,
    card: chargedCard(simulation, one),
    owed: owedView(simulation, one, practice),
    doctor: doctorPerson(simulation, one.doctorId),
    isDoctorPublic: isPublic(doctor),
    practice: {
      id: practice.id,
      name: practice.name,
      phone: practice.phone,
      timeZone: practice.timeZone,
    },
    actions: subscriptionActionsOn(one, { today: todayOf(simulation, practice), doctor, practice }),
  };
}

function chargedCard(
  { database }: Simulation,
  { cardId }: Subscription,
): PatientSubscription['card'] {
  const card = cardId ? table(database, 'cards').get(cardId) : undefined;
  if (!card) return null;
  const { id, brand, last4, expMonth, expYear } = card;
  return { id, brand, last4, expMonth, expYear };
}

/** The past due amount of a subscription, and the latest attempt to charge it. */
function owedView(simulation: Simulation, one: Subscription, { timeZone }: Practice): Owed | null {
  const { database } = simulation;
  const invoice = isInArrears(one) ? openInvoiceOf(simulation, one) : undefined;
  if (!invoice) return null;
  const [last] = table(database, 'charges')
    .where('invoiceId', invoice.id)
    .toSorted((first, second) => second.attempt - first.attempt);
  const card = last?.cardId ? table(database, 'cards').get(last.cardId) : undefined;
  const failedAt = last?.createdAt ?? invoice.createdAt;
  return {
    invoice: { id: invoice.id, number: invoice.number, due: invoice.due },
    failedAt,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    ...owedConsequences(one, invoice, { lastTryAt: toMillis(failedAt), timeZone }),
  };
}
