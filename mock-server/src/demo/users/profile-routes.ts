import * as endpoints from '@praxis/contract/demo/user-profiles';
import {
  uniqueUserFields,
  type ChangedUser,
  type UserActivity,
} from '@praxis/contract/demo/user-profiles';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { isSameJson } from '../../core/canonical-json';
import { DemoError } from '../../core/errors';
import { handle, type Handler } from '../../core/module';
import { requireRecord } from '../require-record';
import { profileOf } from './profile';
import { deletedTableOf, firstPlace, tableOf, toUser, type StoredProfile } from './stored';
import { refuseTaken } from './taken';

export const countManagedUsers = handle(endpoints.countManagedUsers, (_, simulation) => {
  const counts = { active: 0, inactive: 0, pending: 0 };
  for (const { status } of tableOf(simulation).all()) counts[status] += 1;
  return counts;
});

export const getUserProfile = handle(endpoints.getUserProfile, ({ query }, simulation) => {
  const user = requireRecord(tableOf(simulation), query.id);
  return { user: toUser(user), ...profileOf(user, simulation) };
});

export const updateManagedUser = handle(endpoints.updateManagedUser, ({ body }, simulation) => {
  const table = tableOf(simulation);
  const before = requireRecord(table, body.id);
  const profile = profileOf(before, simulation);
  const entered = {
    information: body.information ?? profile.information,
    social: body.social ?? profile.social,
  };
  const user = { ...before, ...body.user };
  // Other clients may have stored an email twice, which must not prevent other changes.
  const isChanged = (field: 'username' | 'email') => user[field] !== before[field];
  refuseTaken(
    Object.fromEntries(uniqueUserFields.filter(isChanged).map((field) => [field, user[field]])),
    table.filter(({ id }) => id !== before.id),
  );
  const at = new Date(simulation.now()).toISOString();
  const activity = [
    ...changesOf(before, body.user ?? {}).map((change) => ({ at, ...change })),
    ...(isUpdated(before, body.user ?? {}, profile, entered)
      ? [{ at, kind: 'profileUpdated' as const }]
      : []),
    ...profile.activity,
  ];
  return { user: toUser(table.put({ ...user, profile: { ...entered, activity } })) };
});

export const restoreManagedUser = handle(endpoints.restoreManagedUser, ({ body }, simulation) => {
  const table = tableOf(simulation);
  const { user } = body;
  const present = table.get(user.id);
  if (present && isSameJson(toUser(present), user)) throw new DemoError(409);
  refuseTaken(user, table.all());
  const deleted = deletedTableOf(simulation);
  const stored = deleted.get(user.id);
  // A later user may have had the same id, and have been deleted as well.
  const isSame = stored && isSameJson(toUser(stored), user);
  const restored = isSame ? stored : { ...user, place: firstPlace(simulation) };
  if (isSame) deleted.remove(user.id);
  // A later user may have the id, that of the last user plus 1.
  return { user: toUser(table.put(present ? { ...restored, id: table.nextNumber() } : restored)) };
});

export const profileHandlers: readonly Handler[] = [
  countManagedUsers,
  getUserProfile,
  updateManagedUser,
  restoreManagedUser,
];

const stated = [
  ['role', 'roleChanged'],
  ['currentPlan', 'planChanged'],
  ['status', 'statusChanged'],
] as const;

/** The changes that the activity log names individually. */
function changesOf(before: ManagedUser, changes: ChangedUser): Omit<UserActivity, 'at'>[] {
  const { avatar } = changes;
  return [
    ...stated.flatMap(([field, kind]) => {
      const [from, to] = [before[field], changes[field]];
      return to === undefined || to === from ? [] : [{ kind, from, to }];
    }),
    ...(avatar === undefined || avatar === before.avatar
      ? []
      : [{ kind: 'pictureChanged' as const }]),
  ];
}

const plain = ['fullName', 'company', 'username', 'country', 'contact', 'email'] as const;

type Entered = Pick<StoredProfile, 'information' | 'social'>;

/** Whether any other field has changed. */
function isUpdated(
  before: ManagedUser,
  changes: ChangedUser,
  { information, social }: Entered,
  entered: Entered,
): boolean {
  return (
    plain.some((field) => changes[field] !== undefined && changes[field] !== before[field]) ||
    JSON.stringify({ information, social }) !== JSON.stringify(entered)
  );
}
