import type { Email, StoredEmail } from '@praxis/contract/demo/email';
import { DemoError } from '../../core/errors';
import type { Table } from '../../core/database';
import { listAll, newestFirst } from '../../core/list';

/** All emails in an email's folder, newest first. */
export function folderOf(table: Table<StoredEmail>, { folder }: StoredEmail) {
  return listAll(table.all(), { where: (email) => email.folder === folder, order: newestFirst });
}

/** Adds to each email whether its folder has a previous and a next one. */
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

/** Adds the neighbors to one email. */
export function withPlace(table: Table<StoredEmail>, one: StoredEmail): Email {
  const [placed] = withNeighbors(table, [one]);
  if (!placed) throw new DemoError(404);
  return placed;
}
