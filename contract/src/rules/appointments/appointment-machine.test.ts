import { appointmentStates, blockingStates } from '../../entities/appointment';
import type { AppointmentState } from '../../entities/appointment';
import {
  appointmentCommands,
  checkIn,
  decline,
  fulfil,
  isBlocking,
  applyCommand,
  noShow,
  reopen,
  withdrawRequest,
} from './appointment-machine';
import type { AppointmentCommand } from './appointment-machine';
import { hour, toInstant, toMillis } from '../time/instants';
import { codeOf } from '../testing/expect-code';
import { anAppointment, epoch } from '../testing/records';

/** The table of docs/domain.md#appointment: target state by state and command. */
const allowed: Record<AppointmentState, Partial<Record<AppointmentCommand, AppointmentState>>> = {
  held: { request: 'requested', book: 'booked', release: 'released' },
  requested: {
    confirm: 'booked',
    decline: 'declined',
    propose: 'proposed',
    withdraw: 'withdrawn',
    lapse: 'lapsed',
  },
  proposed: { accept: 'booked', declineProposal: 'declined', lapse: 'lapsed' },
  booked: { checkIn: 'checkedIn', fulfil: 'fulfilled', noShow: 'noShow', cancel: 'cancelled' },
  checkedIn: { fulfil: 'fulfilled', cancel: 'cancelled' },
  fulfilled: { reopen: 'booked' },
  released: {},
  declined: {},
  withdrawn: {},
  lapsed: {},
  cancelled: {},
  noShow: {},
};

const commands = Object.keys(appointmentCommands) as AppointmentCommand[];

test.each(
  appointmentStates.flatMap((state) => commands.map((command) => [state, command] as const)),
)('%s: %s', (state, command) => {
  const appointment = anAppointment({ state });
  const to = allowed[state][command];
  if (to === undefined)
    expect(codeOf(() => applyCommand(appointment, command, epoch))).toBe('transition_not_allowed');
  else
    expect(applyCommand(appointment, command, epoch)).toMatchObject({
      state: to,
      status: to === 'fulfilled' ? 'fulfilled' : 'unfulfilled',
      version: appointment.version + 1,
    });
});

test('the states from held to checkedIn block the slot', () => {
  expect(appointmentStates.filter((state) => isBlocking({ state }))).toEqual(
    appointmentStates.filter((state) => (blockingStates as readonly string[]).includes(state)),
  );
  expect(isBlocking({ state: 'fulfilled' })).toBe(false);
});

const start = toMillis('2026-03-10T14:00:00.000Z');

test.each([
  ['fulfil', fulfil],
  ['noShow', noShow],
] as const)('%s is only allowed after the start', (_, act) => {
  expect(codeOf(() => act(anAppointment(), start - 1))).toBe('transition_not_allowed');
  expect(codeOf(() => act(anAppointment(), start))).toBeNull();
});

test('a fulfilled appointment can be reopened for 24 hours', () => {
  const fulfilled = fulfil(checkIn(anAppointment(), start - hour), start + hour);
  expect(fulfilled).toMatchObject({ status: 'fulfilled', fulfilledAt: toInstant(start + hour) });
  const reopened = reopen(fulfilled, start + 25 * hour);
  expect(reopened).toMatchObject({ state: 'booked', status: 'unfulfilled' });
  expect(reopened.fulfilledAt).toBeUndefined();
  expect(codeOf(() => reopen(fulfilled, start + 25 * hour + 1))).toBe('transition_not_allowed');
});

test('a patient withdraws a request or declines a proposal', () => {
  expect(withdrawRequest(anAppointment({ state: 'requested' }), epoch).state).toBe('withdrawn');
  expect(withdrawRequest(anAppointment({ state: 'proposed' }), epoch).state).toBe('declined');
  expect(decline(anAppointment({ state: 'requested' }), epoch).state).toBe('declined');
  expect(codeOf(() => withdrawRequest(anAppointment(), epoch))).toBe('transition_not_allowed');
});
