import type { ManagedUser } from '@praxis/contract/demo/users';
import type {
  UserActivity,
  UserInformation,
  UserSocial,
} from '@praxis/contract/demo/user-profiles';
import { byNumber, listAll } from '../../core/list';
import type { Simulation } from '../../core/module';

/** What is kept of a user beside the fields of the list. */
export interface StoredProfile {
  information: UserInformation;
  social: UserSocial;
  /** The newest first. */
  activity: UserActivity[];
}

/** A user, and their place in the list, which those who are added later take at its top. */
export interface StoredUser extends ManagedUser {
  place: number;
  /** Left out until it is changed: it is that of the sample data. */
  profile?: StoredProfile;
}

export const tableOf = ({ database }: Simulation) => database.table<StoredUser>('demo.users');

/** Deleted users as they were, so that they can be put back. */
export const deletedTableOf = ({ database }: Simulation) =>
  database.table<StoredUser>('demo.deleted-users');

/** In the order of the list. */
export const usersOf = (simulation: Simulation): readonly StoredUser[] =>
  listAll(tableOf(simulation).all(), { order: byNumber(({ place }) => place) });

/** The place before all others. */
export const firstPlace = (simulation: Simulation): number =>
  (usersOf(simulation)[0]?.place ?? 0) - 1;

/** As the list's endpoints answer. */
export function toUser({ place: _place, profile: _profile, ...user }: StoredUser): ManagedUser {
  return user;
}
