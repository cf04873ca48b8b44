import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { countBy } from '@praxis/contract/rules/counts';
import { subscriberStatuses, type Subscription } from '@praxis/contract/entities/subscription';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { patientOf, practiceOf } from '../caller';
import { pageOf, sortedBy } from '../paging';
import { table } from '../tables';
import { doctorPerson, subscriptionView } from '../views';

const past = ['rejected', 'expiredCancelled'];

export const area: AreaModule = {
  handlers: [
    handle(listPatientSubscriptions, (request, simulation) => {
      const { patient } = patientOf(request, simulation);
      const { status = 'all', q, sort = '-createdAt' } = request.query;
      const own = table(simulation.database, 'subscriptions')
        .filter(({ patientId }) => patientId === patient.id)
        .map((one) => ownSubscriptionView(simulation, one))
        .filter(
          (one) =>
            !q || `${one.doctor.fullName} ${one.plan.name}`.toLowerCase().includes(q.toLowerCase()),
        );
      const listed = sortedBy(
        own.filter((one) => status === 'all' || one.status === status),
        sort,
        (one, field) => one[field] ?? '',
      );
      // Open ones first, whatever the order within.
      const sorted = [
        ...listed.filter((one) => !past.includes(one.status)),
        ...listed.filter((one) => past.includes(one.status)),
      ];
      return {
        ...pageOf(sorted, request.query, (one) => one),
        counts: countBy(own, subscriberStatuses, (one) => one.status),
      };
    }),
  ],
};

/** A patient's own subscription: a rejection without the name of who decided. */
export function ownSubscriptionView(
  simulation: Simulation,
  one: Subscription,
): PatientSubscription {
  const doctor = table(simulation.database, 'doctors').get(one.doctorId);
  if (!doctor) throw new Error(`There is no doctor "${one.doctorId}".`);
  const practice = practiceOf(simulation, doctor.practiceId);
  const view = subscriptionView(simulation, one, practice);
  const running = one.status === 'active';
  return {
    ...view,
    ...(one.decision && {
      decision: {
        at: one.decision.at,
        code: one.decision.code,
        ...(one.decision.note && { note: one.decision.note }),
      },
    }),
    cardId: one.cardId,
    doctor: doctorPerson(simulation, doctor.id),
    practice: { id: practice.id, name: practice.name, timeZone: practice.timeZone },
    canCancel: running || one.status === 'pending' || one.status === 'approved',
    canResume: running && one.endReason === 'patientCancelled',
    canChangePlan: running && !one.endOn && one.billingState === 'current',
  };
}
