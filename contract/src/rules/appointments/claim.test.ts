import { appointmentStates, openStates } from '../../entities/appointment';
import { claim, released } from './claim';
import { codeOf } from '../testing/expect-code';
import { anAppointment, epoch } from '../testing/records';

test.each(appointmentStates)('claiming an appointment that is %s', (state) => {
  const isOpen = (openStates as readonly string[]).includes(state);
  expect(codeOf(() => claim(anAppointment({ state }), 'member', epoch))).toBe(
    isOpen ? null : 'transition_not_allowed',
  );
});

test('a claimed request has an owner and cannot be claimed again', () => {
  const claimed = claim(anAppointment({ state: 'requested' }), 'member', epoch);
  expect(claimed).toMatchObject({ claimedBy: 'member', state: 'requested', version: 2 });
  for (const member of ['member', 'colleague'])
    expect(codeOf(() => claim(claimed, member, epoch))).toBe('transition_not_allowed');
});

test('a leaving member releases open requests and stays the owner of closed ones', () => {
  const claimed = appointmentStates.map((state) =>
    anAppointment({ id: state, state, claimedBy: 'member' }),
  );
  const others = [anAppointment({ state: 'requested', claimedBy: 'colleague' }), anAppointment()];
  const freed = released([...claimed, ...others], 'member', epoch);
  expect(freed.map(({ id, claimedBy, version }) => [id, claimedBy, version])).toEqual(
    openStates.map((state) => [state, undefined, 2]),
  );
});
