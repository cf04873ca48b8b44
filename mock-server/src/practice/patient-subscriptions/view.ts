import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Simulation } from '../../core/area';
import { practiceOfDoctor } from '../caller';
import { doctorPerson, subscriptionView } from '../views';

/** A patient's own subscription: a rejection without the name of who decided. */
export function ownSubscriptionView(
  simulation: Simulation,
  one: Subscription,
): PatientSubscription {
  const practice = practiceOfDoctor(simulation, one.doctorId);
  const running = one.status === 'active';
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
    canCancel: running || one.status === 'pending' || one.status === 'approved',
    canResume: running && one.endReason === 'patientCancelled',
    canChangePlan:
      running && !one.endOn && (one.billingState === 'current' || one.billingState === 'trialing'),
  };
}
