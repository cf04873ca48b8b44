import { notificationKinds, type NotificationKind } from '@praxis/contract/entities/notification';
import type { Mail } from '@praxis/mock-server';
import { i18n } from '../../language/i18n';
import { notificationTitle } from '../../notifications/notification-facts';
import { panelNamespace } from '../panel-texts';

/** The texts of an email, in the recipient's language. Requires `loadMailTexts`. */
export interface MailTexts {
  subject: string;
  /** Null for notifications, whose subject says everything. */
  body: string | null;
  /** The label of its link. */
  act: string;
  fact(key: string): string;
}

export function mailTexts({ kind, values, locale }: Mail): MailTexts {
  const panelText = i18n.getFixedT(locale, panelNamespace);
  const shell = i18n.getFixedT(locale, 'shell');
  const fact = (key: string) => panelText(`facts.${key}`);
  if (isNotification(kind))
    return {
      subject: shell(notificationTitle({ kind, values })),
      body: null,
      act: panelText('mailbox.act'),
      fact,
    };
  return {
    subject: panelText(`letters.${kind}.subject`),
    body: panelText(`letters.${kind}.body`),
    act: panelText(`letters.${kind}.act`),
    fact,
  };
}

const isNotification = (kind: Mail['kind']): kind is NotificationKind =>
  notificationKinds.some((notification) => notification === kind);
