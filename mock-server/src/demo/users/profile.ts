import type { ManagedUser } from '@praxis/contract/demo/users';
import type { UserActivity } from '@praxis/contract/demo/user-profiles';
import type { Simulation } from '../../core/module';
import { pick } from '../pictures/svg';
import { minutesBefore, localMomentFrom } from '../sample/dates';
import { sampleUserCount } from './data';
import type { StoredProfile, StoredUser } from './stored';

const streets = [
  'Harbour Street',
  'Mill Lane',
  'Garden Row',
  'Station Road',
  'Chapel Hill',
] as const;
const cities: Readonly<Record<string, string>> = {
  Portugal: 'Porto',
  Germany: 'Leipzig',
  France: 'Lyon',
  'United Kingdom': 'Bristol',
  Austria: 'Graz',
  Belgium: 'Ghent',
  Ireland: 'Cork',
  Italy: 'Turin',
  Sweden: 'Uppsala',
  Switzerland: 'Basel',
  Netherlands: 'Utrecht',
};
const tasks = [
  'Looks after the front desk and everything that rings.',
  'Keeps the books and the suppliers happy.',
  'Writes the newsletter and answers its readers.',
  'Plans the shifts, and knows who can swap with whom.',
] as const;

const noInformation = {
  about: '',
  birthDate: '',
  website: '',
  street: '',
  postalCode: '',
  city: '',
};
const noSocial = { linkedIn: '', twitter: '', facebook: '', instagram: '', github: '' };

/** The profile of a new user. */
export const newProfile = (now: number): StoredProfile => ({
  information: noInformation,
  social: noSocial,
  activity: [{ at: new Date(now).toISOString(), kind: 'joined' }],
});

/** The details of a user: stored ones, or those of the sample data. */
export function profileOf(user: StoredUser, { seededAt }: Simulation): StoredProfile {
  if (user.profile) return user.profile;
  const { id, username } = user;
  if (id > sampleUserCount) return { ...newProfile(seededAt), activity: [] };
  return {
    information: {
      about: pick(tasks, id),
      birthDate: `${1962 + ((id * 7) % 38)}-${twoDigits(1 + (id % 12))}-${twoDigits(1 + (id % 28))}`,
      website: id % 3 === 0 ? `https://${username.replaceAll('.', '-')}.example` : '',
      street: `${3 + ((id * 11) % 90)} ${pick(streets, id)}`,
      postalCode: String(10_115 + ((id * 373) % 80_000)),
      city: cities[user.country] ?? '',
    },
    social: {
      ...noSocial,
      linkedIn: `https://linkedin.example/in/${username}`,
      github: id % 2 === 0 ? `https://github.example/${username}` : '',
    },
    activity: sampleActivity(user, seededAt),
  };
}

/** Latest first; invited users have no activity yet. */
function sampleActivity(
  { id, status, currentPlan }: ManagedUser,
  seededAt: number,
): UserActivity[] {
  const joined: UserActivity = { at: localMomentFrom(seededAt, -90 - id * 4, 16), kind: 'joined' };
  if (status === 'pending') return [joined];
  const upgraded: UserActivity = {
    at: localMomentFrom(seededAt, -50 - id, 17),
    kind: 'planChanged',
    from: 'basic',
    to: currentPlan,
  };
  const newest: UserActivity =
    status === 'inactive'
      ? {
          at: localMomentFrom(seededAt, -6 - (id % 9), 16, 20),
          kind: 'statusChanged',
          from: 'active',
          to: 'inactive',
        }
      : { at: minutesBefore(seededAt, 18 + id * 13), kind: 'signedIn' };
  return [
    newest,
    { at: localMomentFrom(seededAt, -20, 15, 5), kind: 'invoicePaid' },
    { at: localMomentFrom(seededAt, -34 - (id % 5), 16, 40), kind: 'passwordChanged' },
    ...(currentPlan === 'basic' ? [] : [upgraded]),
    joined,
  ];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
