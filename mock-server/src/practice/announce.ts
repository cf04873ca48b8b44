import type { Money } from '@praxis/contract/entities/money';
import type { NotificationKind } from '@praxis/contract/entities/notification';
import { toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Simulation } from '../core/module';
import { table, type Mail } from './tables';

export interface News {
  kind: NotificationKind;
  values: Readonly<Record<string, string>>;
  /** The page that it is about. */
  link: string;
}

interface When {
  /** When it happened, where that is not now. */
  at?: number;
  /** Names the event, so that two tabs that both see it happen tell of it once. */
  eventId?: string;
}

/** As notifications hold an amount: minor units and their currency. */
export const amountValues = (money: Money | undefined): Record<string, string> =>
  money ? { amountMinor: String(money.amountMinor), currency: money.currency } : {};

/** Tells people what happened: a notification in the product, and a mail to the simulated mailbox. */
export function announce(
  simulation: Simulation,
  userIds: readonly (string | undefined)[],
  { kind, values, link }: News,
  { at = simulation.now(), eventId }: When = {},
): void {
  const { database } = simulation;
  for (const userId of new Set(userIds)) {
    const user = userId === undefined ? undefined : table(database, 'users').get(userId);
    if (user?.status !== 'active') continue;
    const id = eventId === undefined ? simulation.newId() : `${eventId}-${user.id}`.slice(0, 64);
    const news = { kind, values: { ...values }, link, readAt: null };
    table(database, 'notifications').put({ ...newRecord(id, at), userId: user.id, ...news });
    const { email: to, locale } = user;
    putMail(simulation, { to, locale, kind, values, link }, { at, id });
  }
}

/** Puts a mail into the simulated mailbox. */
export function putMail(
  { database, newId, now }: Simulation,
  mail: Omit<Mail, 'id' | 'sentAt'>,
  { at = now(), id = newId() }: { at?: number; id?: string } = {},
): void {
  table(database, 'mails').put({ id: `mail-${id}`, ...mail, sentAt: toInstant(at) });
}
