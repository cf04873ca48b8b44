import { appointmentSchema } from '../../entities/appointment';
import { cardSchema } from '../../entities/card';
import { chargeSchema } from '../../entities/charge';
import { doctorSchema } from '../../entities/doctor';
import { invoiceSchema } from '../../entities/invoice';
import { patientSchema } from '../../entities/patient';
import { planSchema, planVersionSchema } from '../../entities/plan';
import { practiceSchema } from '../../entities/practice';
import { subscriptionSchema } from '../../entities/subscription';
import { visitTypeSchema } from '../../entities/visit-type';
import {
  aCard,
  aCharge,
  aDoctor,
  anAppointment,
  anInvoice,
  aPatient,
  aPlan,
  aPractice,
  aSubscription,
  aVersion,
  aVisitType,
} from './records';
import { simulate } from './simulate';

test.each([
  ['appointment', appointmentSchema, anAppointment()],
  ['card', cardSchema, aCard()],
  ['charge', chargeSchema, aCharge()],
  ['doctor', doctorSchema, aDoctor()],
  ['invoice', invoiceSchema, anInvoice()],
  ['patient', patientSchema, aPatient()],
  ['plan', planSchema, aPlan()],
  ['plan version', planVersionSchema, aVersion()],
  ['practice', practiceSchema, aPractice()],
  ['subscription', subscriptionSchema, aSubscription()],
  ['visit type', visitTypeSchema, aVisitType()],
])('the sample %s matches its schema', (_, schema, record) => {
  expect(schema.parse(record)).toEqual(record);
});

test('records changed by due jobs match their schemas', () => {
  const { state, to } = simulate({
    subscriptions: [aSubscription(), aSubscription({ id: 'declined', cardId: 'declines' })],
    appointments: [anAppointment(), anAppointment({ id: 'asked', state: 'requested' })],
  });
  to('2026-12-01T00:00:00Z');
  for (const record of state.subscriptions.all())
    expect(subscriptionSchema.parse(record)).toEqual(record);
  for (const record of state.invoices.all()) expect(invoiceSchema.parse(record)).toEqual(record);
  for (const record of state.charges.all()) expect(chargeSchema.parse(record)).toEqual(record);
  for (const record of state.appointments.all())
    expect(appointmentSchema.parse(record)).toEqual(record);
  expect(state.invoices.all().length).toBeGreaterThan(8);
});
