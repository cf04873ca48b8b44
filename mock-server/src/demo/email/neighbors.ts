import type { Email, StoredEmail } from '@praxis/contract/demo/email';
import type { Table } from '../../core/table';
import { byCode, listAll, matchesFilter, newestFirst } from '../../core/list';

/** A list of emails: those of a folder or view with a label and a word in their subject. */
export interface ListOfEmails {
  folder: string;
  label: string;
  q: string;
}

const byTime = byCode<StoredEmail>(({ time }) => time);

/** Latest first: a draft that is saved or sent again moves up. */
const latestFirst = (one: StoredEmail, other: StoredEmail): number =>
  byTime(other, one) || newestFirst(one, other);

/** All emails of a list, latest first. */
export function emailsIn(
  table: Table<StoredEmail>,
  { folder, label, q }: ListOfEmails,
): readonly StoredEmail[] {
  return listAll(table.all(), {
    q,
    fields: ({ subject }) => [subject],
    where: (one) => isInFolder(one, folder) && (label === '' || one.labels.includes(label)),
    order: latestFirst,
  });
}

/** Virtual folders: starred excludes trash; all mail excludes trash and spam. */
function isInFolder({ folder, isStarred }: StoredEmail, chosen: string): boolean {
  if (chosen === 'all') return folder !== 'trash' && folder !== 'spam';
  return chosen === 'starred' ? isStarred && folder !== 'trash' : matchesFilter(folder, chosen);
}

/**
 * The previous and next email of a list, by default of the email's folder. An email that has left
 * the list since, such as one without its star, keeps its position between the others.
 */
export function neighborsOf(
  table: Table<StoredEmail>,
  one: StoredEmail,
  { folder, label, q }: ListOfEmails,
): { previous: StoredEmail | undefined; next: StoredEmail | undefined } {
  const list = emailsIn(table, { folder: folder || one.folder, label, q });
  return {
    previous: list.findLast((other) => latestFirst(other, one) < 0),
    next: list.find((other) => latestFirst(other, one) > 0),
  };
}

/** Adds to each email whether its folder has a previous and a next one. */
export function withNeighbors(table: Table<StoredEmail>, emails: readonly StoredEmail[]): Email[] {
  const ends = new Map<string, { latest: StoredEmail; oldest: StoredEmail }>();
  for (const one of table.all()) {
    const { latest, oldest } = ends.get(one.folder) ?? { latest: one, oldest: one };
    ends.set(one.folder, {
      latest: latestFirst(one, latest) < 0 ? one : latest,
      oldest: latestFirst(one, oldest) > 0 ? one : oldest,
    });
  }
  return emails.map((email) => {
    const end = ends.get(email.folder);
    return {
      ...email,
      hasPreviousMail: email.id !== end?.latest.id,
      hasNextMail: email.id !== end?.oldest.id,
    };
  });
}

/** Adds to one email whether a list, by default its folder, has a previous and a next one. */
export function withPlace(
  table: Table<StoredEmail>,
  one: StoredEmail,
  list: ListOfEmails = { folder: '', label: '', q: '' },
): Email {
  const { previous, next } = neighborsOf(table, one, list);
  return { ...one, hasPreviousMail: previous !== undefined, hasNextMail: next !== undefined };
}
