import {
  managedUserPlans,
  managedUserRoles,
  managedUserStatuses,
  type ManagedUser,
} from '@praxis/contract/demo/users';
import { pick } from '../pictures/svg';
import { person } from '../sample/people';

const companies = [
  'Northlight Clinic',
  'Havn Physiotherapy',
  'Kindra Dental',
  'Stillwater Counselling',
  'Bramble Family Practice',
  'Velto Orthopaedics',
  'Mirra Skin Centre',
  'Harbour Eye Clinic',
  'Cobalt Lane Paediatrics',
] as const;

const countries = [
  'Portugal',
  'Germany',
  'France',
  'United Kingdom',
  'Austria',
  'Belgium',
  'Ireland',
  'Italy',
  'Sweden',
  'Switzerland',
  'Netherlands',
] as const;

const statuses = [...managedUserStatuses, managedUserStatuses[0], managedUserStatuses[0]] as const;

/** Number of sample users. */
export const sampleUserCount = 50;
/** Every fifth user has no picture. */
const withoutPicture = 5;

/** Uses steps coprime to the lists' lengths, so that all combinations occur. */
export function sampleUsers(): ManagedUser[] {
  return Array.from({ length: sampleUserCount }, (_, index) => {
    const { fullName, username, email, avatar } = person(index * 7 + 5);
    return {
      id: index + 1,
      fullName,
      company: pick(companies, index * 4),
      role: pick(managedUserRoles, index * 3 + Math.floor(index / 5)),
      username,
      country: pick(countries, index * 6),
      contact: `(${200 + ((index * 37) % 700)}) 555-01${String(10 + ((index * 13) % 90))}`,
      email,
      currentPlan: pick(managedUserPlans, index + Math.floor(index / 4)),
      status: pick(statuses, index * 2),
      avatar: index % withoutPicture === 3 ? '' : avatar,
    };
  });
}
