import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { subscriptionActionsOn } from '@praxis/contract/rules/actions/subscription-actions';
import type { Simulation } from '../../core/module';
import { practiceOf } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { doctorPerson, subscriptionView, todayOf } from '../views';

/** A patient's own subscription: a rejection without the name of who decided. */
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
    doctor: doctorPerson(simulation, one.doctorId),
    practice: { id: practice.id, name: practice.name, timeZone: practice.timeZone },
    actions: subscriptionActionsOn(one, { today: todayOf(simulation, practice), doctor, practice }),
  };
}
