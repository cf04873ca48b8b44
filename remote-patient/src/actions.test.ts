import { screen } from '@testing-library/react';
import { addCard, deleteCard, makeCardDefault, setUpCard } from '@praxis/contract/endpoints/cards';
import { listInvoices, payInvoice } from '@praxis/contract/endpoints/invoices';
import {
  acceptProposal,
  bookAppointment,
  cancelMyAppointment,
  createHold,
  rescheduleMyAppointment,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import {
  cancelSubscription,
  changePlan,
  listPatientSubscriptions,
  resumeSubscription,
  subscribe,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { people, sample, type RemoteBackEnd, type RenderedRemote } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';
import { book, proposal } from './testing/appointments';

afterEach(() => sessionStorage.clear());

const atAppointment =
  (find: (backEnd: RemoteBackEnd) => Promise<{ id: string }>) => async (backEnd: RemoteBackEnd) =>
    `/patient/appointments/${(await find(backEnd)).id}`;

/** A follow-up with the patient's doctor; January 8 has free times. */
const slot = `doctor=${people.doctor}&type=${sample.followUp}&at=2026-01-08T16:00:00.000Z`;

async function chooseWeek({ user }: RenderedRemote): Promise<void> {
  const day = await screen.findByRole('group', { name: /Jan 28/ });
  await user.click(day.querySelector('input')!);
}

const card = { brand: 'visa', last4: '0341', expMonth: 12, expYear: 2030 } as const;

/**
 * Lets the next renewal fail, so that its invoice stays open; the patient's other card is valid.
 */
async function openInvoice({ api, moveClock }: RemoteBackEnd): Promise<string> {
  const client = await api('patient');
  const { setupId } = await client.call(setUpCard, {});
  const body = { setupId, ...card, providerRef: 'sim_chargesFail_0341abcd' };
  const { id, version } = await client.call(addCard, { body });
  await client.call(makeCardDefault, { params: { id }, version });
  moveClock(15 * 24 * 60 * 60 * 1000);
  const { items } = await client.call(listInvoices, { query: { status: 'open' } });
  return `/patient/invoices/${items[0]!.id}`;
}

async function endingSubscription({ api }: RemoteBackEnd): Promise<void> {
  const client = await api('patient');
  const { items } = await client.call(listPatientSubscriptions, {});
  const { id, version } = items[0]!;
  await client.call(cancelSubscription, {
    params: { id },
    version,
    body: { mode: 'atPeriodEnd' },
  });
}

testFormsUnderFaults(remote, {
  'to accept a new time': {
    path: atAppointment(proposal),
    submit: 'Accept',
    sends: acceptProposal,
  },
  'to decline a new time': {
    path: atAppointment(proposal),
    open: ['Decline'],
    submit: 'Decline',
    sends: withdrawAppointment,
  },
  'to cancel an appointment': {
    path: atAppointment(book),
    open: ['Cancel appointment'],
    submit: 'Cancel appointment',
    sends: cancelMyAppointment,
  },
  'to reschedule an appointment': {
    path: atAppointment(book),
    open: ['Reschedule', chooseWeek],
    submit: /^Move to/,
    sends: rescheduleMyAppointment,
  },
  'to hold a time': {
    path: `/patient/appointments/book?${slot}&step=time`,
    submit: 'Next',
    sends: createHold,
  },
  'to book an appointment': {
    path: `/patient/appointments/book?${slot}&step=reason`,
    enter: { Reason: 'Blood pressure since Monday' },
    then: ['Next'],
    submit: 'Send request',
    sends: bookAppointment,
  },
  'to end a subscription': {
    path: '/patient/subscriptions',
    open: ['Cancel subscription'],
    submit: /^End on/,
    sends: cancelSubscription,
  },
  'to resume a subscription': {
    path: '/patient/subscriptions',
    prepare: endingSubscription,
    submit: 'Resume',
    sends: resumeSubscription,
  },
  'to change the plan': {
    path: '/patient/subscriptions',
    open: ['Change plan', /^Family/],
    submit: /^Change and pay/,
    sends: changePlan,
  },
  'to subscribe': {
    path: `/patient/subscribe?doctor=${people.colleague}`,
    open: [/^Plus/, 'Next'],
    enter: { 'Your full name': 'Marcus Oyelaran' },
    then: ['Next', 'Next'],
    submit: 'Send request',
    sends: subscribe,
  },
  'to pay an invoice': {
    path: openInvoice,
    open: ['Pay', /Visa ···· 4000/],
    submit: /^Pay \$/,
    sends: payInvoice,
  },
  'to make a card the default': {
    path: '/patient/cards',
    prepare: secondCard,
    submit: 'Make Visa ···· 0341 the default',
    sends: makeCardDefault,
  },
  'to remove a card': {
    path: '/patient/cards',
    prepare: secondCard,
    open: ['Remove Visa ···· 0341'],
    submit: 'Remove',
    sends: deleteCard,
  },
});

async function secondCard({ api }: RemoteBackEnd): Promise<void> {
  const client = await api('patient');
  const { setupId } = await client.call(setUpCard, {});
  await client.call(addCard, { body: { setupId, ...card, providerRef: 'sim_ok_0341abcd' } });
}
