import { table } from '../src/practice/tables';
import type { Context } from './examples/context';

export interface SideEffects {
  /** `<kind> <user's id>`. */
  notified: string[];
  /** `<kind> <address>`. */
  mailed: string[];
  /** `<action> <resource> <patient's id>`. */
  audited: string[];
}

/** The notifications, mails and audit events that an action creates. */
export async function sideEffectsOf(
  { practice: { database } }: Context,
  act: () => Promise<unknown>,
): Promise<SideEffects> {
  const seen = new Set([
    ...table(database, 'notifications')
      .all()
      .map(({ id }) => id),
    ...table(database, 'mails')
      .all()
      .map(({ id }) => id),
    ...table(database, 'audit')
      .all()
      .map(({ id }) => id),
  ]);
  await act();
  const isNew = ({ id }: { id: string }) => !seen.has(id);
  return {
    notified: table(database, 'notifications')
      .filter(isNew)
      .map(({ kind, userId }) => `${kind} ${userId}`),
    mailed: table(database, 'mails')
      .filter(isNew)
      .map(({ kind, to }) => `${kind} ${to}`),
    audited: table(database, 'audit')
      .filter(isNew)
      .map(({ action, resource, patientId = '' }) => `${action} ${resource} ${patientId}`.trim()),
  };
}
