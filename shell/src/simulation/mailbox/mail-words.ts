import type { Mail } from '@praxis/mock-server';
import { i18n } from '../../language/i18n';
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

export function mailWords({ kind, locale }: Pick<Mail, 'kind' | 'locale'>): MailWords {
  const panelText = i18n.getFixedT(locale, panelNamespace);
  const shell = i18n.getFixedT(locale, 'shell');
  const letter = i18n.exists(`letters.${kind}.subject`, { ns: panelNamespace, lng: locale });
  return {
    subject: letter ? panelText(`letters.${kind}.subject`) : shell(`notifications.kinds.${kind}`),
    body: letter ? panelText(`letters.${kind}.body`) : null,
    act: letter ? panelText(`letters.${kind}.act`) : panelText('mailbox.act'),
    fact: (key) => panelText(`facts.${key}`),
  };
}
