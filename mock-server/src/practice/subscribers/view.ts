import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { subscriberActionsOn } from '@praxis/contract/rules/actions/subscriber-actions';
import { isInArrears } from '@praxis/contract/rules/subscriptions/subscription-machine';
import type { Simulation } from '../../core/module';
import { openInvoiceOf } from '../subscriptions/open-invoice';
import { table } from '../tables';
import { patientPerson, subscriptionView } from '../views';

/** A doctor's view of a subscription; of the card only brand and last digits. */
export function subscriberView(
  simulation: Simulation,
  one: Subscription,
  practice: Practice,
): DoctorSubscriber {
  const card = one.cardId ? table(simulation.database, 'cards').get(one.cardId) : undefined;
  const open = isInArrears(one) ? openInvoiceOf(simulation, one) : undefined;
  return {
    ...subscriptionView(simulation, one, practice),
    ...(one.decision && { decision: one.decision }),
    ...(one.endNote && { endNote: one.endNote }),
    patient: patientPerson(simulation, one.patientId),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    openInvoice: open
      ? { id: open.id, number: open.number, due: open.due, dueOn: open.dueOn }
      : null,
    actions: subscriberActionsOn(one, open),
  };
}
