import * as endpoints from '@praxis/contract/demo/email';
import type { EmailFolder, StoredEmail } from '@praxis/contract/demo/email';
import { handle, type Handler, type Simulation } from '../../core/module';
import type { Table } from '../../core/table';
import { composeHandlers } from './compose';
import { DemoError } from '../../core/errors';
import { seedAccounts } from '../jwt/accounts';
import { requireRecord } from '../require-record';
import { sampleEmails } from './data';
import { emailsIn, neighborsOf, withNeighbors, withPlace } from './neighbors';
import { tableOf } from './table';

export function seed(simulation: Simulation): void {
  const { database, seededAt } = simulation;
  seedAccounts(simulation);
  database.addSample('demo.emails', sampleEmails(seededAt));
}

export const listEmails = handle(
  endpoints.listEmails,
  ({ query: { q, folder, label, page, perPage } }, simulation) => {
    const table = tableOf(simulation);
    const emails = emailsIn(table, { folder, label, q });
    const shown =
      perPage > 0 ? emails.slice((page - 1) * perPage, page * perPage).map(withoutFiles) : emails;
    return {
      emails: withNeighbors(table, shown),
      ...(perPage > 0 && { total: emails.length }),
      emailsMeta: {
        inbox: countOf(table, 'inbox', ({ isRead }) => !isRead),
        draft: countOf(table, 'draft', () => true),
        spam: countOf(table, 'spam', ({ isRead }) => !isRead),
      },
    };
  },
);

export const updateEmails = handle(
  endpoints.updateEmails,
  ({ body: { emailIds, dataToUpdate } }, simulation) => {
    change(simulation, emailIds, (one) => ({ ...one, ...dataToUpdate }));
    return undefined;
  },
);

export const toggleEmailsLabel = handle(
  endpoints.toggleEmailsLabel,
  ({ body: { emailIds, label } }, simulation) => {
    change(simulation, emailIds, (one) => ({ ...one, labels: toggled(one.labels, label) }));
    return undefined;
  },
);

export const getEmail = handle(endpoints.getEmail, ({ query }, simulation) => {
  const table = tableOf(simulation);
  return withPlace(table, requireRecord(table, query.id), query);
});

export const getAdjacentEmail = handle(
  endpoints.getAdjacentEmail,
  ({ query: { dir, emailId, ...list } }, simulation) => {
    const table = tableOf(simulation);
    const neighbor = neighborsOf(table, requireRecord(table, emailId), list)[dir];
    if (!neighbor) throw new DemoError(404);
    return withPlace(table, neighbor, list);
  },
);

export const handlers: readonly Handler[] = [
  listEmails,
  updateEmails,
  toggleEmailsLabel,
  getEmail,
  getAdjacentEmail,
  ...composeHandlers,
];

/** Removes file contents from a page of the list; the detail includes them. */
function withoutFiles(email: StoredEmail): StoredEmail {
  if (email.attachments.length === 0) return email;
  return { ...email, attachments: email.attachments.map((file) => ({ ...file, url: '' })) };
}

function countOf(
  table: Table<StoredEmail>,
  folder: EmailFolder,
  test: (one: StoredEmail) => boolean,
): number {
  return table.filter((one) => one.folder === folder && test(one)).length;
}

function change(
  simulation: Simulation,
  ids: readonly number[],
  changed: (one: StoredEmail) => StoredEmail,
): void {
  const table = tableOf(simulation);
  // Deduplicates ids, and fails before any change if one is missing.
  const emails = [...new Set(ids)].map((id) => requireRecord(table, id));
  emails.forEach((one) => table.put(changed(one)));
}

function toggled(labels: readonly string[], label: string): string[] {
  return labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label];
}
