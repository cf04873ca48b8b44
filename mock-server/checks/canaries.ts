import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { plantMoney } from './money-canaries';
import type { Canary, Text, Viewer } from './canary';
import { type Context } from './examples/context';
import { people, sample } from '../src/practice/sample-records';

const both = ['doctor', 'patient'] as const;
const noViewers = [] as const;

/** Puts a unique text or amount into every private field of the sample people's records. */
export function plantCanaries(context: Context): Canary[] {
  const canaries: Canary[] = [];
  const text = (field: string, seenBy: readonly Viewer[], made?: string): string => {
    const canary = made ?? `canary ${field}`;
    canaries.push({ field, text: canary, seenBy });
    return canary;
  };
  let nextAmount = 918_201;
  const amount = (field: string, seenBy: readonly Viewer[]) => {
    const amountMinor = (nextAmount += 13);
    canaries.push({ field, text: amountMinor, seenBy });
    return { amountMinor, currency: 'USD' };
  };
  plantVisits(context, text);
  plantPeople(context, text);
  plantMoney(context, text, amount);
  plantPractice(context, text);
  return canaries;
}

function plantVisits(context: Context, text: Text): void {
  const visit = (id: string, workdays: number, reason: string, claimedBy?: string) =>
    context.appointment({
      id,
      startAt: context.startIn(workdays),
      state: 'requested',
      reason,
      ...(claimedBy && { claimedBy }),
    });
  visit('visit-unclaimed', 3, text('reason of a visit', both));
  visit(
    'visit-claimed',
    4,
    text('reason of a claimed visit', [...both, 'teamMember']),
    people.member,
  );
  visit('visit-of-colleague', 6, text('reason that a colleague claimed', both), people.otherMember);
  const { id } = context.put('threads', {
    ...newRecord('thread-canary', context.now - day),
    category: 'general',
    subject: text('subject', both),
    patientId: people.patient,
    doctorId: people.doctor,
    status: 'open',
    unread: { doctor: 1, patient: 0 },
    lastMessageAt: toInstant(context.now - day),
  });
  context.put('messages', {
    ...newRecord('message-canary', context.now - day),
    threadId: id,
    authorId: people.patientUser,
    body: text('message', both),
    sentAt: toInstant(context.now - day),
    readAt: null,
    automatic: false,
  });
}

function plantPeople(context: Context, text: Text): void {
  const { put, get, find } = context;
  const user = get('users', people.patientUser);
  put('users', { ...user, email: text('email', both, 'canary@example.org') });
  put('patients', {
    ...get('patients', people.patient),
    phone: text('telephone', [...both, 'teamMember']),
    dateOfBirth: text('date of birth', both, '1931-03-17'),
    address: {
      line1: text('address', both),
      line2: '',
      city: text('city', both),
      state: 'US-NY',
      postalCode: '10023',
      country: 'US',
    },
    emergencyContact: {
      fullName: text('emergency contact', both),
      phone: text('telephone of the emergency contact', both),
      relation: 'sister',
    },
    guardian: {
      fullName: text('guardian', both),
      phone: '',
      relation: 'aunt',
      email: text('email of the guardian', both),
    },
  });
  put('billing', {
    ...newRecord(people.patient, context.now),
    patientId: people.patient,
    name: text('name on invoices', ['patient']),
    email: text('email for invoices', ['patient']),
    address: {
      line1: text('address on invoices', ['patient']),
      line2: '',
      city: 'New York',
      state: 'US-NY',
      postalCode: '10023',
      country: 'US',
    },
  });
  const card = find('cards', ({ patientId }) => patientId === people.patient);
  put('cards', {
    ...card,
    last4: text('last digits of the card', both, '9173'),
    providerRef: text('reference of the card', noViewers),
  });
  // A patient with only an application, and one who was rejected.
  for (const [id, status] of [
    ['applicant', 'pending'],
    ['refused', 'rejected'],
  ] as const) {
    const fullName = text(`name of the ${id}`, ['doctor']);
    const { id: patientId, userId } = put('patients', {
      ...get('patients', people.neighbor),
      id: `patient-${id}`,
      userId: `user-${id}`,
      fullName,
      phone: text(`telephone of the ${id}`, ['doctor']),
    });
    put('users', { ...user, id: userId, fullName, email: `${id}@example.org` });
    put('subscriptions', {
      ...get('subscriptions', sample.subscription(1)),
      id: `subscription-${id}`,
      patientId,
      status,
      billingState: 'none',
      cardId: null,
    });
  }
  put('credentials', {
    ...get('credentials', user.id),
    password: text('password', noViewers),
  });
  put('codes', {
    id: 'verify canary@example.org',
    code: text('code', noViewers),
    sentAt: context.now,
    tries: 0,
  });
  for (const [viewer, userId] of [
    ['patient', user.id],
    ['doctor', people.doctorUser],
    ['admin', people.admin],
  ] as const)
    put('notifications', {
      ...newRecord(`notification-of-${viewer}`, context.now),
      userId,
      kind: 'messageReceived',
      values: { author: text(`notification of the ${viewer}`, [viewer]) },
      link: '/',
      readAt: null,
    });
}

function plantPractice(context: Context, text: Text): void {
  const { put, get } = context;
  const doctor = get('doctors', people.doctor);
  put('doctors', {
    ...doctor,
    verificationReason: text('remark of an admin', ['doctor', 'admin']),
    background: {
      ...doctor.background,
      licences: [
        {
          state: 'US-NY',
          number: text('licence', ['doctor', 'admin']),
          expiresOn: '2030-01-01',
        },
      ],
    },
  });
  const away = (id: string, owner: { kind: 'doctor' | 'teamMember'; id: string }, note: string) =>
    put('vacations', { ...get('vacations', sample.conference), id, owner, note });
  const members = ['doctor', 'colleague'] as const;
  away(
    sample.conference,
    { kind: 'doctor', id: people.doctor },
    text('note of a doctor', ['doctor']),
  );
  away(
    'vacation-of-member',
    { kind: 'teamMember', id: people.member },
    text('note of a member', [...members, 'teamMember']),
  );
  away(
    'vacation-of-other-member',
    { kind: 'teamMember', id: people.otherMember },
    text('note of another member', members),
  );
  put('invitations', {
    ...newRecord('invitation-canary', context.now),
    practiceId: people.practice,
    email: text('invited email', members, 'invited@canary.example'),
    roleId: 'nurse',
    status: 'sent',
    expiresAt: toInstant(context.now + 7 * day),
    token: text('secret of an invitation', noViewers),
  });
}
