import type { Simulation } from '../../core/module';
import { sampleAccountOf, settingsOf } from '../account-settings/stored';
import { portrait } from '../pictures/portrait';

/** Whose mailbox it is. */
export const owner = { name: 'Dana Whitfield', email: 'admin@demo.com' };

/** Who wrote the sample's own emails. */
export const ownAddress = { ...owner, avatar: portrait(owner.name) };

/** Who writes now: name, email and picture are those of the account settings. */
export function senderOf(simulation: Simulation): typeof ownAddress {
  const { general } = settingsOf(sampleAccountOf(simulation), simulation);
  return { name: general.fullName, email: general.email, avatar: general.avatar };
}
