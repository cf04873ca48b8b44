import { getSubscriber, listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { RuleError } from '@praxis/contract';
import { subscriberCounts, subscriberStatus } from '@praxis/contract/rules/subscription-status';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { appointmentView } from '../appointment-view';
import { doctorOf } from '../caller';
import { contains, pageOf, sortedBy } from '../paging';
import { table } from '../tables';
import { threadView } from '../thread-view';
import { patientPerson, subscriptionView, todayOf } from '../views';

export const area: AreaModule = {
  handlers: [
    handle(listSubscribers, (request, simulation) => {
      const { doctor, practice } = doctorOf(request, simulation);
      const { status = 'all', q, sort = '-createdAt', planId, billingState } = request.query;
      const today = todayOf(simulation, practice);
      const { expiringDays } = practice.policies;
      const nameOf = (one: Subscription) =>
        table(simulation.database, 'patients').get(one.patientId)?.fullName ?? '';
      const priceOf = (one: Subscription) =>
        table(simulation.database, 'planVersions').get(one.planVersionId);
      const matching = table(simulation.database, 'subscriptions').filter(
        (one) =>
          one.doctorId === doctor.id &&
          (!q || contains(nameOf(one), q)) &&
          (!planId || priceOf(one)?.planId === planId) &&
          (!billingState || one.billingState === billingState),
      );
      const listed = matching.filter(
        (one) => status === 'all' || subscriberStatus(one, today, expiringDays) === status,
      );
      const sorted = sortedBy(listed, sort, (one, field) => {
        if (field === 'patient') return nameOf(one);
        if (field === 'price') return priceOf(one)?.price.amountMinor ?? 0;
        return one[field] ?? '';
      });
      return {
        ...pageOf(sorted, request.query, (one) => subscriberView(simulation, one, practice)),
        counts: subscriberCounts(matching, today, expiringDays),
      };
    }),

    handle(getSubscriber, (request, simulation) => {
      const { doctor, practice } = doctorOf(request, simulation);
      const { database } = simulation;
      const one = table(database, 'subscriptions').get(request.params.id);
      if (one?.doctorId !== doctor.id) throw new RuleError('not_found');
      const patient = table(database, 'patients').get(one.patientId);
      if (!patient) throw new RuleError('not_found');
      const { userId, ...patientRecord } = patient;
      const newest = <T extends { createdAt: string }>(records: T[]) =>
        [...records].sort((first, second) => (first.createdAt < second.createdAt ? 1 : -1));
      const ofPatient = <T extends { doctorId: string; patientId: string }>(record: T) =>
        record.doctorId === doctor.id && record.patientId === one.patientId;
      return {
        ...subscriberView(simulation, one, practice),
        patientRecord,
        email: table(database, 'users').get(userId)?.email ?? '',
        history: newest(
          table(database, 'subscriptions').filter(
            (other) => other.id !== one.id && ofPatient(other),
          ),
        ).map((other) => subscriberView(simulation, other, practice)),
        ledger: newest(
          table(database, 'ledger').filter(({ subscriptionId }) => subscriptionId === one.id),
        ),
        appointments: newest(
          table(database, 'appointments').filter(
            (other) => ofPatient(other) && other.state !== 'held',
          ),
        ).map((appointment) => appointmentView(simulation, appointment)),
        invoices: newest(table(database, 'invoices').filter(ofPatient)),
        threads: newest(table(database, 'threads').filter(ofPatient)).map((thread) =>
          threadView(simulation, thread, 'doctor'),
        ),
      };
    }),
  ],
};

/** A doctor's view of a subscription: of the card only brand and last digits. */
export function subscriberView(
  simulation: Simulation,
  one: Subscription,
  practice: Practice,
): DoctorSubscriber {
  const card = one.cardId ? table(simulation.database, 'cards').get(one.cardId) : undefined;
  return {
    ...subscriptionView(simulation, one, practice),
    ...(one.decision && { decision: one.decision }),
    patient: patientPerson(simulation, one.patientId),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  };
}
