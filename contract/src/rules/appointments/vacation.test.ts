import { vacationStates } from '../../entities/vacation';
import type { RuleError } from '../../errors';
import type { Vacation } from '../../entities/vacation';
import { hour, toInstant, toMillis } from '../time/instants';
import { codeOf, refusal } from '../testing/expect-code';
import { anAppointment, epoch } from '../testing/records';
import {
  changeVacation,
  checkVacationOverlap,
  checkVacationRange,
  moveVacation,
  planVacation,
  vacationConflicts,
} from './vacation';
import { decideConflicts, possibleDecisions } from './vacation-decisions';
import { vacationSpan } from './vacation-span';

const span = (from: string, to: string) => ({ from: toMillis(from), to: toMillis(to) });
const march = span('2026-03-10T00:00:00Z', '2026-03-17T00:00:00Z');
const fields = {
  kind: 'vacation' as const,
  startAt: '2026-03-10T00:00:00Z',
  endAt: '2026-03-17T00:00:00Z',
  note: '',
};
const vacation = (more: Partial<Vacation> = {}): Vacation => ({
  ...planVacation('v', { owner: { kind: 'doctor', id: 'doctor' }, ...fields }, epoch),
  ...more,
});

const allowed: Record<string, readonly string[]> = {
  planned: ['active', 'cancelled'],
  active: ['ended', 'cancelled'],
  ended: [],
  cancelled: [],
};

test.each(vacationStates.flatMap((from) => vacationStates.map((to) => [from, to] as const)))(
  '%s -> %s',
  (from, to) => {
    const act = () => moveVacation(vacation({ state: from }), to, epoch);
    if (allowed[from]?.includes(to)) expect(act().state).toBe(to);
    else expect(codeOf(act)).toBe('transition_not_allowed');
  },
);

const clock = { now: toMillis('2026-03-09T17:00:00Z'), timeZone: 'America/New_York' };

test.each([
  ['in the future', march, null],
  ['from this morning on', span('2026-03-09T04:00:00Z', '2026-03-10T00:00:00Z'), null],
  ['from yesterday on', span('2026-03-09T03:59:00Z', '2026-03-10T00:00:00Z'), 'vacation_range'],
  ['this morning only', span('2026-03-09T05:00:00Z', '2026-03-09T17:00:00Z'), 'vacation_range'],
  ['backwards', span('2026-03-17T00:00:00Z', '2026-03-10T00:00:00Z'), 'vacation_range'],
  ['365 days', span('2026-04-10T04:00:00Z', '2027-04-10T04:00:00Z'), null],
  ['more than 365 days', span('2026-04-10T04:00:00Z', '2027-04-10T04:00:01Z'), 'vacation_range'],
  // Starts in standard time; the DST change is six days later in the following year.
  ['365 days and an hour', span('2026-03-10T04:00:00Z', '2027-03-10T05:00:00Z'), null],
  [
    'more than 365 days and an hour',
    span('2026-03-10T04:00:00Z', '2027-03-10T05:00:01Z'),
    'vacation_range',
  ],
])('%s', (_, given, code) => {
  expect(codeOf(() => checkVacationRange(given, clock))).toBe(code);
});

test('the error is at the wrong end', () => {
  const fieldsOf = (given: { from: number; to: number }) => {
    try {
      checkVacationRange(given, clock);
    } catch (error) {
      return (error as RuleError).fields;
    }
    return undefined;
  };
  expect(fieldsOf(span('2026-03-17T00:00:00Z', '2026-03-10T00:00:00Z'))).toEqual({
    endAt: ['vacation_range'],
  });
  expect(fieldsOf(span('2026-03-01T00:00:00Z', '2026-03-10T00:00:00Z'))).toEqual({
    startAt: ['vacation_range'],
  });
});

test('an active vacation keeps its start and may end earlier or later', () => {
  const running = vacation({ state: 'active', startAt: '2026-03-01T00:00:00.000Z' });
  const longer = { from: vacationSpan(running).from, to: toMillis('2026-03-20T00:00:00Z') };
  expect(codeOf(() => checkVacationRange(longer, { ...clock, previous: running }))).toBeNull();
  const changed = changeVacation(
    running,
    { ...fields, startAt: running.startAt, endAt: '2026-03-20T00:00:00Z' },
    clock.now,
  );
  expect(changed).toMatchObject({ state: 'active', endAt: '2026-03-20T00:00:00.000Z', version: 2 });
  const ended = vacation({ state: 'ended' });
  expect(codeOf(() => changeVacation(ended, fields, clock.now))).toBe('transition_not_allowed');
});

test('vacations of one owner do not overlap; canceled ones do not count', () => {
  const overlapping = () => checkVacationOverlap(march, [vacation({ id: 'other' })]);
  expect(refusal(overlapping)).toMatchObject({
    code: 'vacation_overlap',
    details: { vacationIds: ['other'] },
  });
  expect(codeOf(() => checkVacationOverlap(march, [vacation()], 'v'))).toBeNull();
  expect(codeOf(() => checkVacationOverlap(march, [vacation({ state: 'cancelled' })]))).toBeNull();
});

const visit = (id: string, startAt: string, state = 'booked') =>
  anAppointment({
    id,
    startAt,
    endAt: toInstant(toMillis(startAt) + hour / 2),
    state: state as 'booked',
  });

test('an appointment that is over needs no decision', () => {
  const visits = [visit('over', '2026-03-10T12:00:00Z'), visit('next', '2026-03-11T12:00:00Z')];
  const conflicts = vacationConflicts(march, visits, { now: toMillis('2026-03-10T12:30:00Z') });
  expect(conflicts.map(({ id }) => id)).toEqual(['next']);
});

test('a longer vacation needs decisions only for what it did not cover before', () => {
  const visits = [visit('kept', '2026-03-12T12:00:00Z'), visit('added', '2026-03-17T12:00:00Z')];
  const longer = { ...march, to: toMillis('2026-03-18T00:00:00Z') };
  const conflicts = vacationConflicts(longer, visits, { now: 0, previous: vacation() });
  expect(conflicts.map(({ id }) => id)).toEqual(['added']);
});

test('who has checked in cannot be rescheduled by a vacation', () => {
  expect(possibleDecisions({ state: 'checkedIn' })).toEqual(['cancel', 'keep']);
  for (const state of ['booked', 'requested', 'proposed'] as const)
    expect(possibleDecisions({ state })).toEqual(['cancel', 'reschedule', 'keep']);
});

test('every covered appointment and open request needs a decision', () => {
  const visits = [
    visit('before', '2026-03-09T23:30:00Z'),
    visit('first', '2026-03-09T23:45:00Z'),
    visit('second', '2026-03-12T12:00:00Z', 'checkedIn'),
    visit('asked', '2026-03-12T13:00:00Z', 'requested'),
    visit('held', '2026-03-12T13:30:00Z', 'held'),
    visit('gone', '2026-03-12T14:00:00Z', 'cancelled'),
    visit('after', '2026-03-17T00:00:00Z'),
  ];
  const conflicts = vacationConflicts(march, visits, { now: 0 });
  expect(conflicts.map(({ id }) => id)).toEqual(['first', 'second', 'asked']);
  const some = [
    { appointmentId: 'first', decision: 'keep' as const },
    { appointmentId: 'asked', decision: 'cancel' as const },
  ];
  expect(refusal(() => decideConflicts(conflicts, some))).toMatchObject({
    code: 'vacation_conflicts',
    details: { appointmentIds: ['second'] },
  });
  const vague = [...some, { appointmentId: 'second', decision: 'reschedule' as const }];
  expect(codeOf(() => decideConflicts(conflicts, vague))).toBe('vacation_conflicts');
  const all = [...some, { appointmentId: 'second', decision: 'cancel' as const }];
  expect(decideConflicts(conflicts, all).map(({ decision }) => decision.decision)).toEqual([
    'keep',
    'cancel',
    'cancel',
  ]);
});
