import * as endpoints from '@praxis/contract/endpoints/subscribers';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { subscriberCounts, subscriberStatus } from '@praxis/contract/rules/subscription-status';
import type { Handler } from '../../core/module';
import { byCode, byNumber, byText, listAll, listPage } from '../../core/list';
import { doctorView } from '../appointments/view';
import { doctorInvoiceView } from '../invoices/doctor-view';
import { auditReading } from '../audit';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { requireOwned } from '../require-owned';
import { endedWithin, joinedWithin, renewsAfter } from '../subscriptions/running';
import { table } from '../tables';
import { threadView } from '../threads/view';
import { patientPerson, todayOf } from '../views';
import { subscriberView } from './view';

type SubscriberSort = 'patient' | 'createdAt' | 'startOn' | 'endOn' | 'price';

export const listSubscribers = handle(endpoints.listSubscribers, (request, simulation) => {
  const { doctor, practice } = doctorOf(request, simulation);
  const { status = 'all', q, sort = '-createdAt', planId, billingState } = request.query;
  const { event, from, to, page, perPage } = request.query;
  const { database } = simulation;
  const today = todayOf(simulation, practice);
  const { expiringDays } = practice.policies;
  const termsOf = (one: Subscription) => table(database, 'planVersions').get(one.planVersionId);
  const nameOf = (one: Subscription) => patientPerson(simulation, one.patientId).fullName;
  const found = listAll(table(database, 'subscriptions').all(), {
    q,
    words: (one) => [nameOf(one), termsOf(one)?.name ?? ''],
    where: (one) =>
      one.doctorId === doctor.id &&
      (!planId || termsOf(one)?.planId === planId) &&
      (!billingState || one.billingState === billingState) &&
      (event !== 'joined' || joinedWithin(one, { from, to })) &&
      (event !== 'ended' || endedWithin(one, { from, to }, today)) &&
      (event !== 'renewing' || renewsAfter(one, to ?? today)),
  });
  const listed = listPage(found, {
    page,
    perPage,
    where: (one) => status === 'all' || subscriberStatus(one, today, expiringDays) === status,
    order: orderBy<Subscription, SubscriberSort>(sort, {
      patient: byText(nameOf),
      createdAt: byCode(({ createdAt }) => createdAt),
      startOn: byCode(({ startOn }) => startOn),
      // One without an end ends last.
      endOn: byCode(({ endOn = '9999' }) => endOn),
      price: byNumber((one) => termsOf(one)?.price.amountMinor ?? 0),
    }),
  });
  return {
    ...viewPage(listed, (one) => subscriberView(simulation, one, practice)),
    counts: subscriberCounts(found, today, expiringDays),
  };
});

export const getSubscriber = handle(endpoints.getSubscriber, (request, simulation) => {
  const { user, doctor, practice } = doctorOf(request, simulation);
  const { database } = simulation;
  const one = requireOwned(
    table(database, 'subscriptions').get(request.params.id),
    ({ doctorId }) => doctorId === doctor.id,
  );
  const patient = requireOwned(table(database, 'patients').get(one.patientId), () => true);
  const { userId, ...patientRecord } = patient;
  const isOfBoth = (record: { doctorId: string; patientId: string }) =>
    record.doctorId === doctor.id && record.patientId === patient.id;
  auditReading(simulation, request, user, {
    resource: `subscription:${one.id}`,
    patientId: patient.id,
  });
  return {
    ...subscriberView(simulation, one, practice),
    patientRecord,
    email: table(database, 'users').get(userId)?.email ?? '',
    history: newest(
      table(database, 'subscriptions').filter((other) => other.id !== one.id && isOfBoth(other)),
    ).map((other) => subscriberView(simulation, other, practice)),
    ledger: newest(
      table(database, 'ledger').filter(({ subscriptionId }) => subscriptionId === one.id),
    ),
    appointments: table(database, 'appointments')
      .filter((other) => isOfBoth(other) && other.state !== 'held' && other.state !== 'released')
      .sort((first, second) => (first.startAt < second.startAt ? 1 : -1))
      .map((appointment) => doctorView(simulation, appointment)),
    invoices: newest(table(database, 'invoices').filter(isOfBoth)).map(doctorInvoiceView),
    threads: newest(table(database, 'threads').filter(isOfBoth)).map((thread) =>
      threadView(simulation, thread, 'doctor'),
    ),
  };
});

export const handlers: readonly Handler[] = [listSubscribers, getSubscriber];

const newest = <T extends { createdAt: string }>(records: readonly T[]): T[] =>
  records.toSorted((first, second) => (first.createdAt < second.createdAt ? 1 : -1));
