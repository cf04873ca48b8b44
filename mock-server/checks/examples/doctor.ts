import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { localDateAt } from '../../src/practice/sample/local-time';
import type { Example, Examples, MakeExample } from './example';
import { type Context } from './context';
import { elsewhere, nextDoor, people, sample } from '../../src/practice/sample-records';

const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const planBody = {
  name: 'House calls',
  description: 'For those who cannot come.',
  benefits: ['A visit a week', 'Calls at any hour'],
  price: money(12_900),
  intervalMonths: 1,
  joiningFee: money(0),
  trialDays: 0,
  visitAllowance: 4,
  capacity: 30,
  autoRenew: true,
};

const visitTypeBody = {
  name: 'Vaccination',
  durationMin: 15,
  bufferBeforeMin: 0,
  bufferAfterMin: 5,
  mode: 'inPerson',
  memberOnly: false,
};

const onDay = ({ now }: Context, days: number) => localDateAt(now + days * day, 'America/New_York');

/** Adds a plan of the sample doctor without subscriptions. */
function freePlan(context: Context, status: 'draft' | 'active'): Example {
  const version = context.get('planVersions', sample.terms.essential);
  const plan = context.get('plans', sample.plans.essential);
  context.put('planVersions', { ...version, id: 'plan-version-free', planId: 'plan-free' });
  context.put('plans', {
    ...plan,
    id: 'plan-free',
    currentVersionId: 'plan-version-free',
    status,
  });
  return { id: 'plan-free', foreign: [elsewhere.plans.essential, nextDoor.plans.essential] };
}

const subscription =
  (
    status: 'pending' | 'active',
    more: (context: Context) => Partial<Example> = () => ({}),
  ): MakeExample =>
  (context) => ({
    id: context.find(
      'subscriptions',
      (one) =>
        one.doctorId === people.doctor &&
        one.status === status &&
        one.patientId !== people.patient &&
        !one.endOn &&
        (status === 'pending' || one.billingState === 'current'),
    ).id,
    foreign: [elsewhere.subscription(0), nextDoor.subscription(0)],
    ...more(context),
  });

const otherAppointments = (context: Context) => [
  context.find('appointments', ({ doctorId }) => doctorId === people.otherDoctor).id,
  context.find('appointments', ({ doctorId }) => doctorId === people.colleague).id,
];

const appointment =
  (
    fields: (context: Context) => Parameters<Context['appointment']>[0],
    body?: (context: Context) => unknown,
  ): MakeExample =>
  (context) => ({
    id: context.appointment(fields(context)).id,
    foreign: otherAppointments(context),
    ...(body && { body: body(context) }),
  });

const started = ({ now }: Context) => ({
  startAt: toInstant(now - hour),
  endAt: toInstant(now - hour / 2),
});

const ofDoctor = '/api/v1/doctor';

export const doctorExamples: Examples = {
  [`GET ${ofDoctor}/dashboard`]: () => ({ query: 'from=2025-12-01&to=2025-12-31' }),

  [`GET ${ofDoctor}/background`]: () => ({}),
  [`PUT ${ofDoctor}/background`]: (context) => ({
    version: context.get('doctors', people.doctor).version,
    body: {
      degreeIds: ['md'],
      specialityIds: ['cardiology'],
      licences: [{ state: 'US-NY', number: 'LIC-99001', expiresOn: '2030-06-30' }],
      languages: ['en'],
      bio: 'Hearts, above all.',
    },
  }),
  [`GET ${ofDoctor}/practice`]: () => ({}),
  [`PUT ${ofDoctor}/practice`]: (context) => {
    const {
      id: _id,
      version,
      createdAt: _made,
      updatedAt: _changed,
      ...body
    } = context.get('practices', people.practice);
    return { version, body: { ...body, phone: '+1 212 555 0199' } };
  },
  [`GET ${ofDoctor}/payout`]: () => ({}),
  [`PUT ${ofDoctor}/payout`]: (context) => ({
    version: context.get('payoutAccounts', sample.payoutAccount).version,
    body: { bankName: 'River Bank', holder: 'Helen Marsh', accountNumber: '0012 3456 7890' },
  }),
  [`GET ${ofDoctor}/availability`]: () => ({}),
  [`PUT ${ofDoctor}/availability`]: (context) => ({
    version: context.get('availability', sample.hours).version,
    body: {
      weekly: [{ weekday: 1, startLocal: '08:00', endLocal: '12:00' }],
      overrides: [{ on: '2026-02-02', ranges: [{ startLocal: '10:00', endLocal: '11:00' }] }],
    },
  }),

  [`GET ${ofDoctor}/visit-types`]: () => ({}),
  [`POST ${ofDoctor}/visit-types`]: () => ({ body: visitTypeBody }),
  [`GET ${ofDoctor}/visit-types/:id`]: () => ({
    id: sample.firstAppointment,
    foreign: [elsewhere.firstAppointment],
  }),
  [`PUT ${ofDoctor}/visit-types/:id`]: () => ({
    id: sample.firstAppointment,
    foreign: [elsewhere.firstAppointment, nextDoor.firstAppointment],
    body: visitTypeBody,
  }),
  [`DELETE ${ofDoctor}/visit-types/:id`]: () => ({
    id: sample.firstAppointment,
    foreign: [elsewhere.firstAppointment, nextDoor.firstAppointment],
  }),

  [`GET ${ofDoctor}/plans`]: () => ({}),
  [`GET ${ofDoctor}/active-plans`]: () => ({}),
  [`POST ${ofDoctor}/plans`]: () => ({ body: planBody }),
  [`GET ${ofDoctor}/plans/:id`]: () => ({
    id: sample.plans.essential,
    foreign: [elsewhere.plans.essential, nextDoor.plans.essential],
  }),
  [`PUT ${ofDoctor}/plans/:id`]: (context) => ({ ...freePlan(context, 'active'), body: planBody }),
  [`DELETE ${ofDoctor}/plans/:id`]: (context) => freePlan(context, 'draft'),
  [`POST ${ofDoctor}/plans/:id/publish`]: (context) => freePlan(context, 'draft'),
  [`POST ${ofDoctor}/plans/:id/archive`]: (context) => freePlan(context, 'active'),

  [`GET ${ofDoctor}/subscribers`]: () => ({}),
  [`GET ${ofDoctor}/subscribers/:id`]: subscription('active'),
  [`GET ${ofDoctor}/subscribers/:id/charge-preview`]: subscription('pending'),
  [`POST ${ofDoctor}/subscribers/:id/approve`]: subscription('pending', (context) => ({
    body: { startOn: onDay(context, 7), note: 'Welcome' },
  })),
  [`POST ${ofDoctor}/subscribers/:id/reject`]: subscription('pending', () => ({
    body: { code: 'practiceFull', note: 'Not before spring' },
  })),
  [`POST ${ofDoctor}/subscribers/:id/end`]: subscription('active', (context) => ({
    body: { mode: 'notice', endOn: onDay(context, 40), reason: 'The practice moves' },
  })),
  [`POST ${ofDoctor}/subscribers/:id/waive`]: (context) => ({
    id: context.find(
      'subscriptions',
      (one) => one.doctorId === people.doctor && one.billingState === 'pastDue',
    ).id,
    foreign: [elsewhere.subscription(7), nextDoor.subscription(7)],
    body: { reason: 'A hard month' },
  }),

  [`GET ${ofDoctor}/appointments`]: () => ({}),
  [`POST ${ofDoctor}/appointments`]: (context) => ({
    body: {
      patientId: people.patient,
      visitTypeId: sample.followUp,
      startAt: context.startIn(4),
      reason: 'Called this morning',
    },
  }),
  [`GET ${ofDoctor}/appointments/:id`]: appointment(() => ({})),
  [`POST ${ofDoctor}/appointments/:id/confirm`]: appointment(() => ({ state: 'requested' })),
  [`POST ${ofDoctor}/appointments/:id/decline`]: appointment(() => ({ state: 'requested' })),
  [`POST ${ofDoctor}/appointments/:id/propose`]: appointment(
    () => ({ state: 'requested' }),
    (context) => ({ proposedStartAt: context.startIn(8) }),
  ),
  [`POST ${ofDoctor}/appointments/:id/cancel`]: appointment(
    () => ({ state: 'booked' }),
    () => ({ code: 'doctorUnavailable' }),
  ),
  [`POST ${ofDoctor}/appointments/:id/reschedule`]: appointment(
    () => ({ state: 'booked' }),
    (context) => ({ startAt: context.startIn(8) }),
  ),
  [`POST ${ofDoctor}/appointments/:id/check-in`]: appointment(() => ({ state: 'booked' })),
  [`POST ${ofDoctor}/appointments/:id/fulfil`]: appointment((context) => ({
    state: 'booked',
    ...started(context),
  })),
  [`POST ${ofDoctor}/appointments/:id/no-show`]: appointment((context) => ({
    state: 'booked',
    ...started(context),
  })),
  [`POST ${ofDoctor}/appointments/:id/reopen`]: appointment(
    (context) => ({
      state: 'fulfilled',
      status: 'fulfilled',
      fulfilledAt: toInstant(context.now - hour / 4),
      ...started(context),
    }),
    () => ({ reason: 'The wrong patient was marked' }),
  ),

  [`GET ${ofDoctor}/payments/charges`]: () => ({}),
  [`GET ${ofDoctor}/payments/refunds`]: () => ({}),
  [`GET ${ofDoctor}/payments/payouts`]: () => ({}),
  [`POST ${ofDoctor}/payments/charges/:id/refunds`]: (context) => ({
    id: context.find(
      'charges',
      (one) =>
        one.doctorId === people.doctor &&
        one.status === 'succeeded' &&
        one.refunded.amountMinor === 0 &&
        one.amount.amountMinor > 1000,
    ).id,
    foreign: [
      context.find('charges', ({ doctorId }) => doctorId === people.otherDoctor).id,
      context.find('charges', ({ doctorId }) => doctorId === people.colleague).id,
    ],
    body: { amount: money(500), reason: 'goodwill' },
  }),
  [`POST ${ofDoctor}/payments/payouts`]: () => ({ body: { amount: money(2500) } }),
  [`GET ${ofDoctor}/payments/payouts/:id/items`]: (context) => ({
    id: context.find('payouts', ({ doctorId }) => doctorId === people.doctor).id,
    foreign: [
      context.find('payouts', ({ doctorId }) => doctorId === people.otherDoctor).id,
      context.find('payouts', ({ doctorId }) => doctorId === people.colleague).id,
    ],
  }),
};
