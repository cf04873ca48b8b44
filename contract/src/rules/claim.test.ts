import { appointmentStates, openStates } from '../entities/appointment';
import { claim } from './claim';
import { codeOf } from './testing/expect-code';
import { anAppointment, epoch } from './testing/records';

test.each(appointmentStates)('claiming an appointment that is %s', (state) => {
  const isOpen = (openStates as readonly string[]).includes(state);
  expect(codeOf(() => claim(anAppointment({ state }), 'member', epoch))).toBe(
    isOpen ? null : 'transition_not_allowed',
  );
});

test('whoever claims a request takes care of it, and nobody else claims it', () => {
  const claimed = claim(anAppointment({ state: 'requested' }), 'member', epoch);
  expect(claimed).toMatchObject({ claimedBy: 'member', state: 'requested', version: 2 });
  for (const member of ['member', 'colleague'])
    expect(codeOf(() => claim(claimed, member, epoch))).toBe('transition_not_allowed');
});
