import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import type { BearerRequest, Simulation } from '../../core/module';
import { accountTable } from '../jwt/accounts';
import type { StoredDemoUser } from '../jwt/data';
import { requireRecord } from '../require-record';
import { accountSettings } from './data';

/** The id is the account's. */
type StoredSettings = AccountSettings & { id: number };

/** The account of the sample settings and the sample profile. */
export const sampleAccountOf = (simulation: Simulation): StoredDemoUser =>
  requireRecord(accountTable(simulation), sampleAccount);

const sampleAccount = 1;

const tableOf = ({ database }: Simulation) =>
  database.table<StoredSettings>('demo.account-settings');

/**
 * The account of the request; the sample account if no demo account is signed in.
 * @throws {DemoError} 404 if it no longer exists
 */
export const accountOf = ({ bearer }: BearerRequest, simulation: Simulation): StoredDemoUser =>
  requireRecord(
    accountTable(simulation),
    bearer?.realm === 'demo' ? Number(bearer.userId) : sampleAccount,
  );

/**
 * The settings of an account; until the first change, those of the sample data or of the
 * registration.
 */
export function settingsOf(account: StoredDemoUser, simulation: Simulation): AccountSettings {
  const stored = tableOf(simulation).get(account.id);
  if (stored) return withoutId(stored);
  return account.id === sampleAccount ? accountSettings : firstSettings(account);
}

/** The name under which an account is shown, with its picture; the username if the name is empty. */
export function publicProfileOf(
  account: StoredDemoUser,
  simulation: Simulation,
): { name: string; avatar: string } {
  const { avatar, fullName, username } = settingsOf(account, simulation).general;
  return { avatar, name: fullName || username };
}

/** Updates some of an account's settings. */
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
