import type { Email, StoredEmail } from '@praxis/contract/demo/email';
import { DemoError } from '../../core/errors';
import type { Table } from '../../core/database';
import { listAll, newestFirst } from '../../core/list';

/** An email's folder, as it is listed: the newest first. */
export function folderOf(table: Table<StoredEmail>, { folder }: StoredEmail) {
  return listAll(table.all(), { where: (email) => email.folder === folder, order: newestFirst });
}

/** Adds to emails whether their folder holds one before and one after each. */
export function withNeighbors(table: Table<StoredEmail>, emails: readonly StoredEmail[]): Email[] {
  const ends = new Map<string, { newest: number; oldest: number }>();
  for (const { folder, id } of table.all()) {
    const { newest, oldest } = ends.get(folder) ?? { newest: id, oldest: id };
    ends.set(folder, { newest: Math.max(newest, id), oldest: Math.min(oldest, id) });
  }
  return emails.map((email) => {
    const end = ends.get(email.folder);
    return {
      ...email,
      hasPreviousMail: email.id !== end?.newest,
      hasNextMail: email.id !== end?.oldest,
    };
  });
}

/** One email, with its place in its folder. */
export function withPlace(table: Table<StoredEmail>, one: StoredEmail): Email {
  const [placed] = withNeighbors(table, [one]);
  if (!placed) throw new DemoError(404);
  return placed;
}
