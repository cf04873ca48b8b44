import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import type { HandledRequest, Simulation } from '../../core/module';
import { accountTable } from '../jwt/accounts';
import type { StoredDemoUser } from '../jwt/data';
import { required } from '../required';
import { accountSettings } from './data';

/** By the account's id. */
type StoredSettings = AccountSettings & { id: number };

/** The account that the sample settings, and the sample profile, are of. */
export const sampleAccountOf = (simulation: Simulation): StoredDemoUser =>
  required(accountTable(simulation), sampleAccount);

type BearerRequest = Pick<HandledRequest, 'bearer'>;

const sampleAccount = 1;

const tableOf = ({ database }: Simulation) =>
  database.table<StoredSettings>('demo.account-settings');

/**
 * The account that asks; that of the sample settings where nobody of the demo does.
 * @throws {DemoError} 404 where it is gone
 */
export const accountOf = ({ bearer }: BearerRequest, simulation: Simulation): StoredDemoUser =>
  required(
    accountTable(simulation),
    bearer?.realm === 'demo' ? Number(bearer.userId) : sampleAccount,
  );

/** The settings of an account; until they are changed, the sample's or what registering left. */
export function settingsOf(account: StoredDemoUser, simulation: Simulation): AccountSettings {
  const stored = tableOf(simulation).get(account.id);
  if (stored) return withoutId(stored);
  return account.id === sampleAccount ? accountSettings : firstSettings(account);
}

/** Changes some of an account's settings. */
export function changeSettings(
  account: StoredDemoUser,
  changes: Partial<AccountSettings>,
  simulation: Simulation,
): AccountSettings {
  const settings = { ...settingsOf(account, simulation), ...changes };
  tableOf(simulation).put({ id: account.id, ...settings });
  return settings;
}

function withoutId({ id: _id, ...settings }: StoredSettings): AccountSettings {
  return settings;
}

function firstSettings({ avatar, username, fullName, email }: StoredDemoUser): AccountSettings {
  return {
    general: { avatar: avatar ?? '', username, fullName, email, company: '' },
    info: { bio: '', dob: '', country: '', website: '', phone: '' },
    social: {
      socialLinks: {
        twitter: '',
        facebook: '',
        google: '',
        linkedIn: '',
        instagram: '',
        quora: '',
      },
      connections: { twitter: {}, google: {}, facebook: {}, github: {} },
    },
    notification: accountSettings.notification,
  };
}
