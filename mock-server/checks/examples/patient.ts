import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Examples, MakeExample } from './example';
import { type Context } from './context';
import { elsewhere, nextDoor, people, sample } from '../../src/practice/sample-records';

const ofPatient = '/api/v1/patient';

const appointment =
  (
    fields: (context: Context) => Parameters<Context['appointment']>[0],
    body?: (context: Context) => unknown,
  ): MakeExample =>
  (context) => ({
    id: context.appointment(fields(context)).id,
    foreign: [
      context.find(
        'appointments',
        (one) => one.doctorId === people.doctor && one.patientId !== people.patient,
      ).id,
      context.find('appointments', ({ doctorId }) => doctorId === people.otherDoctor).id,
    ],
    ...(body && { body: body(context) }),
  });

const subscription = {
  id: sample.membership,
  foreign: [sample.subscription(1), elsewhere.subscription(0)],
} as const;

/** Adds a second card of the sample patient, without charges. */
function secondCard(context: Context) {
  const card = context.find('cards', ({ patientId }) => patientId === people.patient);
  context.put('cards', { ...card, id: 'card-second', isDefault: false, last4: '4444' });
  return {
    id: 'card-second',
    foreign: [context.find('cards', ({ patientId }) => patientId === people.neighbor).id],
  };
}

/** Adds an open invoice of the sample patient's subscription. */
const openInvoice: MakeExample = (context) => {
  const paid = context.find(
    'invoices',
    ({ patientId, status }) => patientId === people.patient && status === 'paid',
  );
  const nothing = { ...paid.total, amountMinor: 0 };
  const open = { ...paid, paid: nothing, due: paid.total, status: 'open' as const };
  const { id } = context.put('invoices', { ...open, id: 'invoice-open', number: 'HUD-9001' });
  const member = context.get('subscriptions', sample.membership);
  context.put('subscriptions', { ...member, billingState: 'unpaid' });
  return {
    id,
    foreign: [context.find('invoices', ({ patientId }) => patientId === people.neighbor).id],
  };
};

const slot = (context: Context, workdays: number) => ({
  doctorId: people.doctor,
  visitTypeId: sample.followUp,
  startAt: context.startIn(workdays),
});

export const patientExamples: Examples = {
  [`GET ${ofPatient}/billing`]: () => ({}),
  [`PUT ${ofPatient}/billing`]: () => ({
    version: 0,
    body: {
      name: 'Marcus Oyelaran',
      email: 'bills@example.org',
      address: {
        line1: '5 Elm Street',
        line2: '',
        city: 'New York',
        state: 'US-NY',
        postalCode: '10023',
        country: 'US',
      },
    },
  }),

  [`POST ${ofPatient}/cards/setup`]: () => ({}),
  [`GET ${ofPatient}/cards`]: () => ({}),
  [`POST ${ofPatient}/cards`]: (context) => {
    const expiresAt = toInstant(context.now + day / 48);
    context.put('cardSetups', { id: 'setup-own', patientId: people.patient, expiresAt });
    return {
      body: {
        setupId: 'setup-own',
        providerRef: 'sim_ok_abcdefgh12',
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2029,
        isDefault: true,
      },
    };
  },
  [`DELETE ${ofPatient}/cards/:id`]: secondCard,
  [`POST ${ofPatient}/cards/:id/default`]: secondCard,

  [`GET ${ofPatient}/invoices`]: () => ({}),
  [`GET ${ofPatient}/invoices/:id`]: openInvoice,
  [`POST ${ofPatient}/invoices/:id/pay`]: (context, role) => ({
    ...openInvoice(context, role),
    body: { cardId: secondCard(context).id },
  }),

  'POST /api/v1/holds': (context) => ({ body: slot(context, 3) }),
  [`GET ${ofPatient}/appointments`]: () => ({}),
  [`POST ${ofPatient}/appointments`]: (context) => ({
    body: { ...slot(context, 3), reason: 'A sore knee', holdId: 'hold-that-ran-out' },
  }),
  [`POST ${ofPatient}/appointments/preview`]: (context) => ({ body: slot(context, 3) }),
  [`GET ${ofPatient}/appointments/:id`]: appointment(() => ({})),
  [`POST ${ofPatient}/appointments/:id/cancel`]: appointment(() => ({ state: 'booked' })),
  [`POST ${ofPatient}/appointments/:id/reschedule`]: appointment(
    () => ({ state: 'booked' }),
    (context) => ({ startAt: context.startIn(8) }),
  ),
  [`POST ${ofPatient}/appointments/:id/accept`]: appointment((context) => ({
    state: 'proposed',
    proposedStartAt: context.startIn(8),
  })),
  [`POST ${ofPatient}/appointments/:id/withdraw`]: appointment(() => ({ state: 'requested' })),

  [`GET ${ofPatient}/accesses`]: () => ({}),
  [`POST ${ofPatient}/data-export`]: () => ({}),

  [`GET ${ofPatient}/subscriptions`]: () => ({}),
  [`POST ${ofPatient}/subscriptions`]: (context) => ({
    body: {
      planVersionId: nextDoor.terms.essential,
      cardId: secondCard(context).id,
      agreement: { version: currentAgreementVersion, typedName: 'Marcus Oyelaran' },
    },
  }),
  [`POST ${ofPatient}/subscriptions/preview`]: () => ({
    body: { planVersionId: nextDoor.terms.essential },
  }),
  [`POST ${ofPatient}/subscriptions/:id/cancel-preview`]: () => subscription,
  [`POST ${ofPatient}/subscriptions/:id/cancel`]: () => ({
    ...subscription,
    body: { mode: 'now', note: 'I move away' },
  }),
  [`POST ${ofPatient}/subscriptions/:id/resume`]: (context) => {
    const running = context.get('subscriptions', subscription.id);
    const { endOn } = running.period;
    context.put('subscriptions', { ...running, endOn, endReason: 'patientCancelled' });
    return subscription;
  },
  [`POST ${ofPatient}/subscriptions/:id/change-plan-preview`]: () => ({
    ...subscription,
    body: { planVersionId: sample.terms.family },
  }),
  [`POST ${ofPatient}/subscriptions/:id/change-plan`]: () => ({
    ...subscription,
    body: { planVersionId: sample.terms.family },
  }),
};

/** Threads: the sample doctor's and patient's own one is the same. */
export const threadExamples: Examples = {
  'GET /api/v1/threads': () => ({}),
  'POST /api/v1/threads': (_context, role) => ({
    body: {
      counterpartId: role === 'doctor' ? people.patient : people.doctor,
      category: 'general',
      subject: 'A question',
      body: 'Is the laboratory open on Saturday?',
    },
  }),
  'GET /api/v1/threads/:id/messages': (context) => thread(context, 'open'),
  'POST /api/v1/threads/:id/messages': (context) => ({
    ...thread(context, 'open'),
    body: { body: 'Thank you' },
  }),
  'POST /api/v1/threads/:id/read': (context) => thread(context, 'open'),
  'POST /api/v1/threads/:id/close': (context) => thread(context, 'open'),
  'POST /api/v1/threads/:id/reopen': (context) => thread(context, 'closed'),
};

function thread(context: Context, status: 'open' | 'closed') {
  const { id } = context.put('threads', {
    ...newRecord('thread-own', context.now - day),
    category: 'general',
    subject: 'Opening hours',
    patientId: people.patient,
    doctorId: people.doctor,
    status,
    unread: { doctor: 0, patient: 0 },
    lastMessageAt: toInstant(context.now - day),
  });
  return { id, foreign: [elsewhere.thread, nextDoor.thread] };
}
