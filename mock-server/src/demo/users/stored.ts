import type { ManagedUser } from '@praxis/contract/demo/users';
import type {
  UserActivity,
  UserInformation,
  UserSocial,
} from '@praxis/contract/demo/user-profiles';
import { byNumber, listAll } from '../../core/list';
import type { Simulation } from '../../core/module';

/** A user's details in addition to the list's fields. */
export interface StoredProfile {
  information: UserInformation;
  social: UserSocial;
  /** Latest first. */
  activity: UserActivity[];
}

/** A user with their position in the list; new users are added at the top. */
export interface StoredUser extends ManagedUser {
  place: number;
  /** Undefined until the first change: then it is the sample data's. */
  profile?: StoredProfile;
}

export const tableOf = ({ database }: Simulation) => database.table<StoredUser>('demo.users');

/** Deleted users, so that they can be restored. */
export const deletedTableOf = ({ database }: Simulation) =>
  database.table<StoredUser>('demo.deleted-users');

/** All users, in the order of the list. */
export const usersOf = (simulation: Simulation): readonly StoredUser[] =>
  listAll(tableOf(simulation).all(), { order: byNumber(({ place }) => place) });

/** The position before all others. */
export const firstPlace = (simulation: Simulation): number =>
  (usersOf(simulation)[0]?.place ?? 0) - 1;

/** A user in the format of the list's endpoints. */
export function toUser({ place: _place, profile: _profile, ...user }: StoredUser): ManagedUser {
  return user;
}
