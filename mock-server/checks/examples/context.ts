import { RuleError, type Role } from '@praxis/contract';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { blockedSpan } from '@praxis/contract/rules/appointments/booking-checks';
import { newRecord } from '@praxis/contract/rules/versions';
import { signTokens } from '../../src/core/tokens';
import { ensureDoctor } from '../../src/practice/sample';
import { ensureAccessLog } from '../../src/practice/sample/access-log';
import { ensureMessages } from '../../src/practice/sample/messages';
import { table, type PracticeRecords, type PracticeTable } from '../../src/practice/tables';
import { startPractice, type Call, type TestPractice } from '../../src/practice/testing';
import { people, sample } from '../../src/practice/sample-records';

type Records = PracticeRecords;
type Test<Name extends PracticeTable> = (record: Records[Name]) => boolean;

/** A practice with signed-in callers, and helpers to create records in any state. */
export interface Context {
  practice: TestPractice;
  calls: Readonly<Record<Role, Call>>;
  /** Returns how another user calls the API. */
  signedIn(userId: string, role: Role): Call;
  /** Creation time of the context, in milliseconds since the epoch. */
  now: number;
  /** Finds a sample record. */
  find<Name extends PracticeTable>(name: Name, test: Test<Name>): Records[Name];
  put<Name extends PracticeTable>(name: Name, record: Records[Name]): Records[Name];
  get<Name extends PracticeTable>(name: Name, id: string): Records[Name];
  /** Adds an appointment of the sample doctor and patient, at a time without conflicts. */
  appointment(fields: Partial<Appointment>): Appointment;
  /**
   * A time some workdays ahead at 15:00 in New York, when no sample appointment takes place
   * (Wednesday afternoons are closed).
   */
  startIn(workdays: number): string;
}

/** @param still disables due jobs */
export function openContext({ still = false } = {}): Context {
  const practice = startPractice({ still });
  const { database, simulation } = practice;
  for (const id of [people.doctor, people.otherDoctor, people.colleague])
    ensureDoctor(simulation, id);
  const now = simulation.now();
  /** Tokens are signed on each call, so that moving the clock ends no session. */
  const signedIn =
    (userId: string, role: Role): Call =>
    (line, sent) => {
      const { accessToken } = signTokens(
        { userId, realm: 'practice', role },
        simulation.tokenTime(),
      );
      return practice.withToken(accessToken)(line, sent);
    };
  const calls = {
    admin: signedIn(people.admin, 'admin'),
    doctor: signedIn(people.doctorUser, 'doctor'),
    patient: signedIn(people.patientUser, 'patient'),
    teamMember: signedIn(people.memberUser, 'teamMember'),
  };
  const present = <T>(record: T | undefined, what: string): T => {
    if (record === undefined) throw new RuleError('not_found', `No ${what} in the sample data`);
    return record;
  };
  const context: Context = {
    practice,
    calls,
    signedIn,
    now,
    find: (name, test) => present(table(database, name).find(test), name),
    get: (name, id) => present(table(database, name).get(id), `${name} ${id}`),
    put: (name, record) => table(database, name).put(record),
    appointment(fields) {
      const subscription = context.get('subscriptions', sample.membership);
      const startAt = fields.startAt ?? context.startIn(6);
      return context.put('appointments', {
        ...newRecord(simulation.newId(), now - day),
        doctorId: people.doctor,
        patientId: people.patient,
        subscriptionId: subscription.id,
        visitTypeId: sample.followUp,
        startAt,
        endAt: toInstant(Date.parse(startAt) + hour / 2),
        bufferBeforeMin: 0,
        bufferAfterMin: 0,
        timeZone: 'America/New_York',
        state: 'booked',
        status: 'unfulfilled',
        reason: 'A cough that will not go',
        ...fields,
      });
    },
    startIn(workdays) {
      // Counted from the test's Monday; 20:00Z is 15:00 in New York's winter.
      const days = workdays + 2 * Math.floor(workdays / 5);
      return toInstant(Math.floor(now / day) * day + days * day + 20 * hour);
    },
  };
  removeConflictingAppointments(context);
  ensureMessages(simulation);
  ensureAccessLog(simulation);
  return context;
}

/**
 * Removes the appointments of the sample patient and their neighbor, and all at the times at which
 * examples book.
 */
function removeConflictingAppointments({ now, practice: { database } }: Context): void {
  const appointments = table(database, 'appointments');
  const ledger = table(database, 'ledger');
  /** The UTC hours at which examples book. */
  const isFreed = (millis: number) => [14, 18, 20].includes(new Date(millis).getUTCHours());
  const removed = appointments.filter((one) => {
    const { from, to } = blockedSpan(one);
    const isTested =
      one.patientId === people.patient ||
      (one.patientId === people.neighbor && from > now - 31 * day);
    return isTested || isFreed(from) || isFreed(to - 1);
  });
  const ids = new Set(removed.map(({ id }) => id));
  ids.forEach((id) => appointments.remove(id));
  for (const entry of ledger.filter(({ appointmentId }) => ids.has(appointmentId)))
    ledger.remove(entry.id);
}
