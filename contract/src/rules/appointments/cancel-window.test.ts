import {
  cancelByPatient,
  cancelByPractice,
  changeableUntilAt,
  isTooLateToChange,
} from './cancel-window';
import { hour, toMillis } from '../time/instants';
import { codeOf } from '../testing/expect-code';
import { anAppointment } from '../testing/records';

const policies = { cancelWindowHours: 24 };
const start = toMillis('2026-03-10T14:00:00.000Z');
const lastMoment = start - 24 * hour;

test('a patient can cancel until 24 hours before', () => {
  const cancelled = cancelByPatient(anAppointment(), policies, 'patient-user', lastMoment);
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    cancel: { by: 'patient-user', code: 'patientRequest', late: false },
  });
  const late = () => cancelByPatient(anAppointment(), policies, 'patient-user', lastMoment + 1);
  expect(codeOf(late)).toBe('cancel_window_closed');
});

test('a refusal by the state precedes the window', () => {
  const closed = anAppointment({ state: 'fulfilled' });
  expect(codeOf(() => cancelByPatient(closed, policies, 'x', start))).toBe(
    'transition_not_allowed',
  );
});

test.each([
  ['patientRequest', lastMoment + 1, true],
  ['patientRequest', lastMoment, false],
  ['doctorUnavailable', start, false],
] as const)('the practice cancels (%s)', (code, now, late) => {
  const cancelled = cancelByPractice(anAppointment(), policies, { by: 'doctor-user', code, now });
  expect(cancelled.cancel).toMatchObject({ code, late });
});

test('the deadline for changes is shown until it has passed', () => {
  expect(changeableUntilAt(anAppointment(), policies, lastMoment)).toBe('2026-03-09T14:00:00.000Z');
  expect(changeableUntilAt(anAppointment(), policies, lastMoment + 1)).toBeNull();
  expect(changeableUntilAt(anAppointment({ state: 'requested' }), policies, 0)).toBeNull();
});

test.each([
  ['while it can be changed', {}, lastMoment, false],
  ['after the window has closed', {}, lastMoment + 1, true],
  ['until it starts', {}, start - 1, true],
  ['not after it has started', {}, start, false],
  ['never for a patient who has arrived', { state: 'checkedIn' }, start - 1, false],
  ['never for a request', { state: 'requested' }, start - 1, false],
  ['never for a canceled appointment', { state: 'cancelled' }, start - 1, false],
] as const)('it is too late to change an appointment: %s', (_, changes, now, late) => {
  expect(isTooLateToChange(anAppointment(changes), policies, now)).toBe(late);
});
