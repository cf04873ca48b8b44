import * as endpoints from '@praxis/contract/endpoints/subscribers';
import type { DoctorInvoice } from '@praxis/contract/endpoints/views/money-records';
import type { Invoice } from '@praxis/contract/entities/invoice';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import type { Handler } from '../../core/module';
import { doctorView } from '../appointments/view';
import { auditRead } from '../audit';
import { doctorOf } from '../caller';
import { handle, prepareShare } from '../handle';
import { requireOwned } from '../require-owned';
import { ensureMessages } from '../sample/messages';
import { table } from '../tables';
import { threadView } from '../threads/view';
import { subscriberView } from './view';

export const getSubscriber = handle(
  endpoints.getSubscriber,
  (request, simulation) => {
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
    auditRead(simulation, request, user, {
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
        .sort((first, second) => (effectiveStartAt(first) < effectiveStartAt(second) ? 1 : -1))
        .map((appointment) => doctorView(simulation, appointment)),
      invoices: newest(table(database, 'invoices').filter(isOfBoth)).map(doctorInvoiceView),
      threads: newest(table(database, 'threads').filter(isOfBoth)).map((thread) =>
        threadView(simulation, thread, 'doctor'),
      ),
    };
  },
  {
    prepare: (request, simulation) => {
      prepareShare(request, simulation);
      ensureMessages(simulation);
    },
  },
);

export const handlers: readonly Handler[] = [getSubscriber];

const newest = <T extends { createdAt: string }>(records: readonly T[]): T[] =>
  records.toSorted((first, second) => (first.createdAt < second.createdAt ? 1 : -1));

/** A doctor's view of an invoice, without actions. */
const doctorInvoiceView = (invoice: Invoice): DoctorInvoice => ({ ...invoice, actions: [] });
