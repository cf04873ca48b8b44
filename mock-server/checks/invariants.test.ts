import fc from 'fast-check';
import { ensureWholeSample } from './whole-sample';
import { ensureMessages } from '../src/practice/sample/messages';
import { table } from '../src/practice/tables';
import { startPractice, type Call, type TestPractice } from '../src/practice/testing';
import { brokenInvariants } from './invariants';
import { people, sample } from '../src/practice/sample-records';

describe('detects every kind of inconsistency', () => {
  const faults: readonly (readonly [string, (practice: TestPractice) => void])[] = [
    [
      'an invoice whose lines don’t add up to the total',
      ({ database }) => {
        const invoice = table(database, 'invoices').all()[0]!;
        table(database, 'invoices').put({ ...invoice, lines: [] });
      },
    ],
    [
      'a refund that its charge doesn’t include',
      ({ database }) => {
        const refund = table(database, 'refunds').all()[0]!;
        table(database, 'refunds').put({ ...refund, id: 'another' });
      },
    ],
    [
      'a charge in two payouts',
      ({ database }) => {
        const payout = table(database, 'payouts').all()[0]!;
        table(database, 'payouts').put({ ...payout, id: 'another' });
      },
    ],
    [
      'a fulfilled appointment without a ledger entry',
      ({ database }) => {
        const entry = table(database, 'ledger').all()[0]!;
        table(database, 'ledger').remove(entry.id);
      },
    ],
    [
      'two overlapping appointments',
      ({ database }) => {
        const one = table(database, 'appointments').find(({ state }) => state === 'requested')!;
        table(database, 'appointments').put({ ...one, id: 'another' });
      },
    ],
    [
      'a subscription without a patient',
      ({ database }) => {
        const one = table(database, 'subscriptions').all()[0]!;
        table(database, 'subscriptions').put({ ...one, patientId: 'nobody' });
      },
    ],
    [
      'a read message that counts as unread',
      ({ database }) => {
        const one = table(database, 'threads').find(({ unread }) => unread.doctor > 0)!;
        table(database, 'threads').put({ ...one, unread: { doctor: 0, patient: 0 } });
      },
    ],
    [
      'a second default card',
      ({ database }) => {
        const one = table(database, 'cards').all()[0]!;
        table(database, 'cards').put({ ...one, id: 'another' });
      },
    ],
  ];

  test.each(faults)('%s', (_, spoil) => {
    const practice = startPractice();
    ensureWholeSample(practice.simulation);
    spoil(practice);
    expect(brokenInvariants(practice.database)).not.toEqual([]);
  });
});

/** User actions, each with a number that selects a record. Refusals are acceptable. */
const acts = [
  'approve',
  'reject',
  'endNow',
  'endWithNotice',
  'waive',
  'confirm',
  'decline',
  'propose',
  'cancelByDoctor',
  'checkIn',
  'fulfil',
  'noShow',
  'reopen',
  'hold',
  'book',
  'cancelByPatient',
  'acceptProposal',
  'withdraw',
  'refund',
  'payout',
  'cancelSubscription',
  'resume',
  'changePlan',
  'vacation',
  'message',
  'hours',
  'days',
] as const;
type Act = (typeof acts)[number];

interface Team {
  practice: TestPractice;
  doctor: Call;
  patient: Call;
}

interface Listed {
  items: { id: string; version: number; state?: string; status?: string; startAt?: string }[];
}

/** Performs an action on the selected record; the status must never be a server error. */
async function perform(act: Act, choice: number, { practice, doctor, patient }: Team) {
  const pick = <T>(items: readonly T[]) => items[choice % Math.max(1, items.length)];
  /** Lists by start begin with past appointments, which these actions require. */
  const soon = act === 'fulfil' || act === 'noShow' || act === 'reopen' ? 3 : 100;
  /** Usually a record that fits the action, sometimes any. */
  const one = async (call: Call, path: string, states?: readonly string[]) => {
    const { body } = await call<Listed>(`GET ${path}${path.includes('?') ? '&' : '?'}perPage=100`);
    const meant = body.items.filter(({ state, status }) =>
      states?.includes((state ?? status) as string),
    );
    return pick(meant.length > 0 && choice % 5 > 0 ? meant.slice(0, soon) : body.items);
  };
  const upon = async (
    call: Call,
    list: string,
    path: string,
    command: string,
    { body = {}, states }: { body?: unknown; states?: readonly string[] } = {},
  ) => {
    const record = await one(call, list, states);
    if (!record) return 404;
    const { id, version } = record;
    return (await call(`POST ${path}/${id}/${command}`, { body, version })).status;
  };
  const subscribers = '/api/v1/doctor/subscribers';
  const ofDoctor = '/api/v1/doctor/appointments';
  const ofPatient = '/api/v1/patient/appointments';
  const subscriptions = '/api/v1/patient/subscriptions';
  const onAppointment = (command: string, states: readonly string[], body: unknown = {}) =>
    upon(doctor, `${ofDoctor}?status=unfulfilled&sort=startAt`, ofDoctor, command, {
      body,
      states,
    });
  const onSubscriber = (command: string, tab: string, body: unknown = {}) =>
    upon(doctor, `${subscribers}?status=${tab}`, subscribers, command, { body });
  const slot = async () => {
    const { body } = await patient<{ items: { startAt: string }[] }>(
      `GET /api/v1/doctors/${people.doctor}/slots?from=${day(1)}&to=${day(20)}&visitTypeId=${sample.followUp}`,
    );
    return {
      doctorId: people.doctor,
      visitTypeId: sample.followUp,
      startAt: pick(body.items)?.startAt,
    };
  };
  const at = (hours: number) =>
    new Date(
      Math.ceil(practice.simulation.now() / 900_000) * 900_000 + hours * 3_600_000,
    ).toISOString();
  const day = (days: number) =>
    new Date(practice.simulation.now() + days * 86_400_000).toISOString().slice(0, 10);

  switch (act) {
    case 'approve':
      return onSubscriber('approve', 'pending', { startOn: day(choice % 3) });
    case 'reject':
      return onSubscriber('reject', 'pending', { code: 'practiceFull' });
    case 'endNow':
      return onSubscriber('end', 'active', { mode: 'now', reason: 'Moves away' });
    case 'endWithNotice':
      return onSubscriber('end', 'active', {
        mode: 'notice',
        endOn: day(40),
        reason: 'Moves away',
      });
    case 'waive':
      return upon(
        doctor,
        `${subscribers}?status=active&q=${choice % 3 ? 'a' : ''}`,
        subscribers,
        'waive',
        {
          body: { reason: 'Goodwill' },
        },
      );
    case 'confirm':
      return onAppointment('confirm', ['requested'], undefined);
    case 'decline':
      return onAppointment('decline', ['requested'], undefined);
    case 'propose':
      return onAppointment('propose', ['requested'], { proposedStartAt: (await slot()).startAt });
    case 'cancelByDoctor':
      return onAppointment('cancel', ['booked'], { code: 'doctorUnavailable' });
    case 'checkIn':
      return onAppointment('check-in', ['booked']);
    case 'fulfil':
      return onAppointment('fulfil', ['checkedIn', 'booked']);
    case 'noShow':
      return onAppointment('no-show', ['booked']);
    case 'reopen':
      return upon(doctor, `${ofDoctor}?status=fulfilled&sort=-startAt`, ofDoctor, 'reopen', {
        states: ['fulfilled'],
        body: { reason: 'Entered by mistake' },
      });
    case 'hold':
      return (await patient('POST /api/v1/holds', { body: await slot() })).status;
    case 'book':
      return (
        await patient(`POST ${ofPatient}`, { body: { ...(await slot()), reason: 'Check-up' } })
      ).status;
    case 'cancelByPatient':
      return upon(patient, ofPatient, ofPatient, 'cancel', { states: ['booked'] });
    case 'acceptProposal':
      return upon(patient, ofPatient, ofPatient, 'accept', { states: ['proposed'] });
    case 'withdraw':
      return upon(patient, ofPatient, ofPatient, 'withdraw', { states: ['requested', 'proposed'] });
    case 'refund': {
      const charges = '/api/v1/doctor/payments/charges';
      const body = {
        amount: { amountMinor: 1 + (choice % 9000), currency: 'USD' },
        reason: 'goodwill',
      };
      return upon(doctor, charges, charges, 'refunds', { body });
    }
    case 'payout': {
      const body = { amount: { amountMinor: 2500 + choice * 10, currency: 'USD' } };
      return (await doctor('POST /api/v1/doctor/payments/payouts', { body })).status;
    }
    case 'cancelSubscription':
      return upon(patient, subscriptions, subscriptions, 'cancel', {
        body: { mode: choice % 2 ? 'now' : 'atPeriodEnd' },
        states: ['active'],
      });
    case 'resume':
      return upon(patient, subscriptions, subscriptions, 'resume', { states: ['expiring'] });
    case 'changePlan':
      return upon(patient, subscriptions, subscriptions, 'change-plan', {
        body: { planVersionId: Object.values(sample.terms)[choice % 4] },
        states: ['active'],
      });
    case 'vacation':
      return (
        await doctor('POST /api/v1/doctor/vacations', {
          body: { kind: 'vacation', startAt: at(choice), endAt: at(choice + 48), note: '' },
        })
      ).status;
    case 'message':
      return upon(patient, '/api/v1/threads', '/api/v1/threads', 'messages', {
        body: { body: 'Thank you' },
      });
    case 'hours':
      practice.advanceClock((choice % 20) * 3_600_000);
      return 200;
    case 'days':
      practice.advanceClock((choice % 12) * 86_400_000);
      return 200;
  }
}

test('the data stays consistent for any sequence of user actions', async () => {
  const succeeded = new Set<Act>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(1000)), { minLength: 20, maxLength: 40 }),
      async (sequence) => {
        const practice = startPractice();
        for (const [act, choice] of sequence) {
          // Sessions end after ten minutes, also while the clock of the practice is moved.
          const [doctor, patient] = [await practice.as('doctor'), await practice.as('patient')];
          const status = await perform(act, choice, { practice, doctor, patient });
          expect([act, status < 500]).toEqual([act, true]);
          if (status < 300) succeeded.add(act);
        }
        practice.simulation.runDueJobs();
        ensureMessages(practice.simulation);
        expect(brokenInvariants(practice.database)).toEqual([]);
      },
    ),
    { numRuns: 24, seed: 7 },
  );
  // Without a success of each action the test would prove nothing.
  expect(acts.filter((act) => !succeeded.has(act))).toEqual([]);
});
