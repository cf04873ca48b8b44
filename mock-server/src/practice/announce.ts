import type { Money } from '@praxis/contract/entities/money';
import type { NotificationKind } from '@praxis/contract/entities/notification';
import { toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Simulation } from '../core/module';
import { table, type Mail } from './tables';

export interface Announcement {
  kind: NotificationKind;
  values: Readonly<Record<string, string>>;
  /** The page that the notification opens. */
  link: string;
}

interface AnnounceOptions {
  /** When the event happened; now by default. */
  at?: number;
  /** Identifies the event, so that two tabs that run the same job notify only once. */
  eventId?: string;
}

/** Formats an amount for the values of a notification: minor units and currency. */
export const amountValues = (money: Money | undefined): Record<string, string> =>
  money ? { amountMinor: String(money.amountMinor), currency: money.currency } : {};

/** Notifies users of an event: in the product, and by mail to the simulated mailbox. */
export function announce(
  simulation: Simulation,
  userIds: readonly (string | undefined)[],
  { kind, values, link }: Announcement,
  { at = simulation.now(), eventId }: AnnounceOptions = {},
): void {
  const { database } = simulation;
  for (const userId of new Set(userIds)) {
    const user = userId === undefined ? undefined : table(database, 'users').get(userId);
    if (user?.status !== 'active') continue;
    const id = eventId === undefined ? simulation.newId() : `${eventId}-${user.id}`.slice(0, 64);
    const notification = { kind, values: { ...values }, link, readAt: null };
    table(database, 'notifications').put({
      ...newRecord(id, at),
      userId: user.id,
      ...notification,
    });
    const { email: to, locale } = user;
    putMail(simulation, { to, locale, kind, values, link }, { at, id });
  }
}

/** Adds a mail to the simulated mailbox. */
export function putMail(
  { database, newId, now }: Simulation,
  mail: Omit<Mail, 'id' | 'sentAt'>,
  { at = now(), id = newId() }: { at?: number; id?: string } = {},
): void {
  table(database, 'mails').put({ id: `mail-${id}`, ...mail, sentAt: toInstant(at) });
}
