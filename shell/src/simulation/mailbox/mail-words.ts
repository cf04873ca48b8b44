import { notificationKinds, type NotificationKind } from '@praxis/contract/entities/notification';
import type { Mail } from '@praxis/mock-server';
import { i18n } from '../../language/i18n';
import { notificationTitle } from '../../notifications/notification-facts';
import { panelNamespace } from '../panel-texts';

/** The words of a mail, in the language of whoever it is for. `loadMailTexts` comes first. */
export interface MailWords {
  subject: string;
  /** What the letter says; a piece of news says it in its subject. */
  body: string | null;
  /** On the button of its link. */
  act: string;
  fact(key: string): string;
}

export function mailWords({ kind, values, locale }: Mail): MailWords {
  const panelText = i18n.getFixedT(locale, panelNamespace);
  const shell = i18n.getFixedT(locale, 'shell');
  const fact = (key: string) => panelText(`facts.${key}`);
  if (isNews(kind))
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

const isNews = (kind: Mail['kind']): kind is NotificationKind =>
  notificationKinds.some((one) => one === kind);
