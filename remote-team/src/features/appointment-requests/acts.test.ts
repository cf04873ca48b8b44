import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { actsFor } from './acts';

const colleague = { id: 'member-2', fullName: 'Noor Haddad', avatarUrl: null };

it.each<[AppointmentState, string[]]>([
  ['requested', ['claim', 'confirm', 'propose', 'decline']],
  ['proposed', []],
  ['booked', ['claim', 'checkIn', 'cancel']],
  ['checkedIn', ['claim', 'cancel']],
  ['declined', []],
  ['cancelled', []],
])('offers what fits the state %s', (state, acts) => {
  expect(actsFor({ state, status: 'unfulfilled' })).toEqual(acts);
});

it('offers no claim of what a colleague takes care of', () => {
  expect(actsFor({ state: 'requested', status: 'unfulfilled', claimedBy: colleague })).toEqual([
    'confirm',
    'propose',
    'decline',
  ]);
});
