import { threadStatuses } from '../entities/thread';
import type { Thread } from '../entities/thread';
import { checkAvailability } from './appointments/availability';
import { ageOn, isUnderAge } from './accounts/patient-age';
import { codeOf, refusal } from './testing/expect-code';
import { epoch } from './testing/records';
import { moveThread, readBy, withMessage } from './thread';
import { updateRecord, checkVersion, newRecord } from './versions';
import { checkDuration } from './appointments/visit-type';

test.each([
  [0, false],
  [4, false],
  [5, true],
  [7, false],
  [30, true],
  [240, true],
  [245, false],
  [10.5, false],
])('an appointment of %d minutes: %s', (minutes, allowed) => {
  expect(codeOf(() => checkDuration(minutes))).toBe(allowed ? null : 'duration_invalid');
});

test.each([
  ['3', null],
  ['"3"', null],
  ['W/"3"', null],
  ['2', 'version_conflict'],
  ['*', 'version_conflict'],
  ['', 'version_required'],
  [undefined, 'version_required'],
])('If-Match %s of version 3: %s', (ifMatch, code) => {
  expect(codeOf(() => checkVersion({ version: 3 }, ifMatch))).toBe(code);
});

test('a change increments the version and does not mutate the record', () => {
  const record = newRecord('a', epoch);
  const next = updateRecord(record, {}, epoch + 1000);
  expect(next).toMatchObject({
    version: 2,
    createdAt: record.createdAt,
    updatedAt: '2026-03-01T12:00:01.000Z',
  });
  expect(record.version).toBe(1);
});

test.each([
  ['2008-03-01', '2026-03-01', 18],
  ['2008-03-02', '2026-03-01', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born %s, on %s: %d', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age);
});

const range = (startLocal: string, endLocal: string) => ({ weekday: 1, startLocal, endLocal });

test('overlapping or empty hours, and duplicate overrides, are refused by field', () => {
  const overrides = [
    { on: '2026-03-10', ranges: [range('09:00', '12:00'), range('11:00', '13:00')] },
    { on: '2026-03-10', ranges: [] },
  ];
  const weekly = [range('09:00', '12:00'), range('12:00', '12:00'), range('11:45', '13:00')];
  expect(refusal(() => checkAvailability({ weekly, overrides })).fields).toEqual({
    'weekly.1.endLocal': ['range_empty'],
    'weekly.2.startLocal': ['range_overlap'],
    'overrides.0.ranges.1.startLocal': ['range_overlap'],
    'overrides.1.on': ['date_twice'],
  });
});

test('adjacent hours, and overlapping ones of different visit types, are allowed', () => {
  const weekly = [
    range('09:00', '12:00'),
    range('12:00', '24:00'),
    { ...range('09:00', '10:00'), visitTypeId: 'video' },
    { ...range('09:00', '12:00'), weekday: 2 },
  ];
  expect(codeOf(() => checkAvailability({ weekly, overrides: [] }))).toBeNull();
});

const thread: Thread = {
  ...newRecord('t', epoch),
  category: 'general',
  subject: 'Results',
  patientId: 'patient',
  doctorId: 'doctor',
  status: 'open',
  unread: { doctor: 0, patient: 0 },
  lastMessageAt: '2026-03-01T12:00:00.000Z',
};

test('messages are unread until the other side reads them', () => {
  const written = withMessage(withMessage(thread, 'patient', epoch), 'patient', epoch + 1000);
  expect(written).toMatchObject({
    unread: { doctor: 2, patient: 0 },
    lastMessageAt: '2026-03-01T12:00:01.000Z',
  });
  expect(withMessage(written, 'doctor', epoch).unread).toEqual({ doctor: 2, patient: 1 });
  expect(readBy(written, 'doctor')).toEqual({ ...written, unread: { doctor: 0, patient: 0 } });
  expect(readBy(written, 'patient')).toBe(written);
});

test.each(threadStatuses.flatMap((from) => threadStatuses.map((to) => [from, to] as const)))(
  'a thread %s -> %s',
  (from, to) => {
    const act = () => moveThread({ ...thread, status: from }, to, epoch);
    expect(codeOf(act)).toBe(from === to ? 'transition_not_allowed' : null);
  },
);

test('a closed conversation accepts no messages', () => {
  const closed = moveThread(thread, 'closed', epoch);
  expect(codeOf(() => withMessage(closed, 'patient', epoch))).toBe('transition_not_allowed');
});

test('a person is a minor until their birthday', () => {
  expect(isUnderAge('2008-03-07', '2026-03-06')).toBe(true);
  expect(isUnderAge('2008-03-07', '2026-03-07')).toBe(false);
  expect(isUnderAge('', '2026-03-07')).toBe(false);
});
