import type { Simulation } from '../../core/module';
import { sampleAccountOf, settingsOf } from '../account-settings/stored';
import { portrait } from '../pictures/portrait';

/** The owner of the mailbox. */
export const owner = { name: 'Dana Whitfield', email: 'admin@demo.com' };

/** The sender of the sample's own emails. */
export const ownAddress = { ...owner, avatar: portrait(owner.name) };

/** The current sender, with name, email and picture of the account settings. */
export function senderOf(simulation: Simulation): typeof ownAddress {
  const { general } = settingsOf(sampleAccountOf(simulation), simulation);
  return { name: general.fullName, email: general.email, avatar: general.avatar };
}
