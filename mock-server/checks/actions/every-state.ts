import type { Appointment } from '@praxis/contract/entities/appointment';
import { verifications } from '@praxis/contract/entities/doctor';
import { invoiceStatuses } from '@praxis/contract/entities/invoice';
import { planStatuses } from '@praxis/contract/entities/plan';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { invitationStatuses } from '@praxis/contract/entities/team';
import { threadStatuses } from '@praxis/contract/entities/thread';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { ensureWholeSample } from '../whole-sample';
import { type Context } from '../examples/context';
import { people, sample } from '../../src/practice/sample-records';
import { sampleId } from '../../src/practice/sample/sample-ids';

/** Adds what the sample data lacks: records in every state, and around time limits. */
export function plantEveryState(context: Context): void {
  // Sample data generated later would count as changes.
  ensureWholeSample(context.practice.simulation);
  plantAppointments(context);
  plantSubscriptions(context);
  plantPlans(context);
  plantTeam(context);
  plantMoney(context);
  plantThreads(context);
  verifications.forEach((verification, index) =>
    context.put('doctors', {
      ...context.get('doctors', sampleId('doctor', index + 4)),
      verification,
    }),
  );
}

function plantAppointments(context: Context): void {
  const at = (hours: number, fields: Partial<Appointment>) =>
    context.appointment({
      startAt: toInstant(context.now + hours * hour),
      endAt: toInstant(context.now + (hours + 0.5) * hour),
      ...fields,
    });
  const proposed = (hours: number) => ({
    state: 'proposed' as const,
    proposedStartAt: toInstant(context.now + hours * hour),
  });
  const fulfilled = (hours: number) => ({
    state: 'fulfilled' as const,
    status: 'fulfilled' as const,
    fulfilledAt: toInstant(context.now + hours * hour),
  });
  at(200, proposed(220));
  at(201, proposed(-1));
  at(210, { state: 'requested' });
  at(211, { state: 'requested', claimedBy: people.member });
  at(212, { state: 'requested', claimedBy: people.otherMember });
  // Before, at, and after the start of the cancellation window.
  at(23.9, { state: 'booked' });
  at(24, { state: 'booked' });
  at(60, { state: 'booked' });
  at(61, { state: 'checkedIn' });
  at(0, { state: 'booked' });
  at(-2, { state: 'checkedIn' });
  // Before, at, and after the end of the reopening period.
  at(-30, fulfilled(-23.9));
  at(-31, fulfilled(-24));
  at(-32, fulfilled(-24.1));
}

function plantSubscriptions({ get, put, find, now }: Context): void {
  const change = (number: number, fields: Partial<Subscription>) =>
    put('subscriptions', { ...get('subscriptions', sample.subscription(number)), ...fields });
  const endOn = toInstant(now + 12 * day).slice(0, 10);
  change(1, { billingState: 'trialing' });
  change(2, { endOn, endReason: 'patientCancelled' });
  change(3, { endOn, endReason: 'doctorEnded' });
  change(4, { billingState: 'unpaid', endOn, endReason: 'unpaid' });
  // Past due, but without an open invoice.
  change(5, { billingState: 'pastDue' });
  // Its first charge failed: it waits to start.
  change(6, { status: 'approved', billingState: 'pastDue' });
  const invoice = find('invoices', ({ patientId }) => patientId === people.neighbor);
  put('invoices', {
    ...invoice,
    id: 'invoice-of-approved',
    patientId: sample.patient(6),
    subscriptionId: sample.subscription(6),
    status: 'open',
    due: invoice.total,
  });
}

/** Adds plans without subscriptions, and one that a subscription changes to. */
function plantPlans({ get, put }: Context): void {
  const version = get('planVersions', sample.terms.essential);
  for (const status of [...planStatuses, 'scheduled'] as const) {
    const [id, currentVersionId] = [`plan-${status}`, `plan-version-${status}`];
    put('planVersions', { ...version, id: currentVersionId, planId: id });
    put('plans', {
      ...get('plans', sample.plans.essential),
      id,
      currentVersionId,
      status: status === 'scheduled' ? 'active' : status,
    });
  }
  put('subscriptions', {
    ...get('subscriptions', sample.subscription(8)),
    scheduledPlanVersionId: 'plan-version-scheduled',
  });
}

function plantTeam({ put, now }: Context): void {
  const record = (id: string) => newRecord(id, now - day);
  for (const status of invitationStatuses)
    put('invitations', {
      ...record(`invitation-${status}`),
      practiceId: people.practice,
      email: `${status}@example.org`,
      roleId: 'nurse',
      status,
      expiresAt: toInstant(now + (status === 'expired' ? -1 : 5) * day),
      token: `token-${status}`,
    });
  const owners = [
    { kind: 'doctor', id: people.doctor },
    { kind: 'teamMember', id: people.member },
    { kind: 'teamMember', id: people.otherMember },
  ] as const;
  owners.forEach((owner, place) =>
    vacationStates.forEach((state, number) =>
      put('vacations', {
        ...record(`vacation-${owner.id}-${state}`),
        owner,
        kind: 'other',
        startAt: toInstant(now + (300 + 10 * place + number) * day),
        endAt: toInstant(now + (300.5 + 10 * place + number) * day),
        note: '',
        state,
      }),
    ),
  );
}

function plantMoney({ get, put, find, now }: Context): void {
  const isPatients = ({ patientId }: { patientId: string }) => patientId === people.patient;
  const invoice = find('invoices', isPatients);
  for (const status of invoiceStatuses)
    put('invoices', { ...invoice, id: `invoice-${status}`, number: `X-${status}`, status });
  const charge = find('charges', (one) => isPatients(one) && one.status === 'succeeded');
  const { amount } = charge;
  put('charges', { ...charge, id: 'charge-refunded', refunded: amount });
  put('charges', { ...charge, id: 'charge-processing', status: 'processing' });
  put('charges', { ...charge, id: 'charge-disputed', status: 'disputed' });
  const card = get('cards', sample.card(0));
  const today = toInstant(now);
  put('cards', { ...card, id: 'card-second', isDefault: false });
  put('cards', {
    ...card,
    id: 'card-expired',
    isDefault: false,
    expMonth: 12,
    expYear: Number(today.slice(0, 4)) - 1,
  });
  // The default card of a patient without an open subscription.
  const past = find(
    'subscriptions',
    (one) => one.doctorId === people.doctor && one.status === 'rejected',
  );
  const own = find('cards', ({ patientId }) => patientId === past.patientId);
  put('cards', { ...own, id: `${own.id}-again`, isDefault: false });
}

function plantThreads({ put, now }: Context): void {
  for (const status of threadStatuses)
    put('threads', {
      ...newRecord(`thread-${status}`, now - day),
      category: 'general',
      subject: 'Opening hours',
      patientId: people.patient,
      doctorId: people.doctor,
      status,
      unread: { doctor: 0, patient: 1 },
      lastMessageAt: toInstant(now - day),
    });
}
