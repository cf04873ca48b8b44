import type { Email } from '@praxis/contract/demo/email';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { usePreload } from '@praxis/sdk/data';
import { Checkbox, Icon, Link, VisuallyHidden } from '@praxis/sdk/ui';
import Paperclip from 'lucide-react/icons/paperclip';
import Star from 'lucide-react/icons/star';
import { memo } from 'react';
import { plainText } from '../../../shared/plain-text';
import { Labels } from '../labels';
import { MailTime } from '../mail-time';
import { emailQuery } from '../queries';
import { addressOfMail, type MailView } from '../views';
import styles from './mail-list.module.css';

interface Props {
  email: Email;
  /** The list that it is in. */
  view: MailView;
  label: string;
  q: string;
  selected: boolean;
  onSelect(id: number, selected: boolean): void;
  onStar(email: Email): void;
}

/** Row of the list: sender, subject, date. The whole row is a link. */
export const MailRow = memo(function MailRow({
  email,
  view,
  label,
  q,
  selected,
  onSelect,
  onStar,
}: Props) {
  const { t } = useTranslation('demo');
  const preload = usePreload();
  const { id, folder, isRead, isStarred, message, attachments, replies } = email;
  const subject = email.subject || t('email.noSubject');
  const isDraft = folder === 'draft';
  const isOutgoing = isDraft || folder === 'sent';
  const to = inOneLine(email.to.map(({ name, email: address }) => name || address));
  const correspondent = isOutgoing
    ? t('email.toWhom', { names: to || t('email.nobody') })
    : email.from.name;
  return (
    <li
      className={styles['row']}
      data-unread={!isRead || undefined}
      data-selected={selected || undefined}
    >
      <Checkbox
        label={t('email.select', { subject })}
        checked={selected}
        onChange={(checked) => onSelect(id, checked)}
      />
      <button
        type="button"
        className={styles['star']}
        aria-pressed={isStarred}
        aria-label={t('email.starOf', { subject })}
        onClick={() => onStar(email)}
      >
        <Icon of={Star} />
      </button>
      <Link
        keepSearch={!isDraft}
        // A draft opens in the compose window over its list.
        to={isDraft ? `?compose=${id}` : addressOfMail(view, id)}
        className={styles['open']}
        onPointerDown={() => preload(emailQuery, { query: { id, folder: view, label, q } })}
      >
        <span className={styles['who']}>
          {!isRead && <VisuallyHidden>{t('email.unread')} </VisuallyHidden>}
          {isDraft && <span className={styles['draft']}>{t('email.compose.draft')} </span>}
          {correspondent}
          {replies.length > 0 && <span className={styles['replies']}> {replies.length + 1}</span>}
        </span>
        <span className={styles['what']}>
          {/* Truncated at its end, whatever its writing direction. */}
          <span dir="auto" className={styles['subject']}>
            {subject}
          </span>
          <span className={styles['preview']}>
            <span dir="auto">{plainText(message)}</span>
          </span>
        </span>
        <span className={styles['marks']}>
          <Labels labels={email.labels} />
          {attachments.length > 0 && (
            <>
              <Icon of={Paperclip} size={16} />
              <VisuallyHidden>
                {t('email.attachments', { count: attachments.length })}
              </VisuallyHidden>
            </>
          )}
        </span>
        <MailTime at={email.time} className={styles['time']} />
      </Link>
    </li>
  );
});
