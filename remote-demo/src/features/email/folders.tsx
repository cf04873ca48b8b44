import { emailLabels } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { Badge, Icon, Link, type LucideIcon } from '@praxis/sdk/ui';
import File from 'lucide-react/icons/file';
import Inbox from 'lucide-react/icons/inbox';
import Mails from 'lucide-react/icons/mails';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import styles from './email.module.css';
import { LabelDot, useLabelName } from './labels';
import { addressOfView, mailViews, type MailView } from './views';

const icons: Record<MailView, LucideIcon> = {
  inbox: Inbox,
  starred: Star,
  sent: Send,
  draft: File,
  all: Mails,
  spam: OctagonAlert,
  trash: Trash,
};

/** Number of unread emails in inbox and spam, and of all drafts. */
export type Counts = Readonly<Partial<Record<MailView, number>>>;

interface Props {
  view: MailView;
  label: string;
  counts: Counts;
  /** Open compose window, which the links keep. */
  compose: string | null;
}

/** Navigation of folders, with their counts, and labels. */
export function Folders({ view, label, counts, compose }: Props) {
  const { t } = useTranslation('demo');
  const nameOf = useLabelName();
  const titleId = useId();
  return (
    <nav aria-label={t('email.folders')} className={styles['folders']}>
      <ul>
        {mailViews.map((one) => (
          <li key={one}>
            <Link
              to={addressOfView(one, { compose })}
              className={styles['folder']}
              aria-current={one === view && label === '' ? 'page' : undefined}
            >
              <Icon of={icons[one]} />
              <span className={styles['folderName']}>{t(`email.views.${one}`)}</span>
              <Badge
                count={counts[one] ?? 0}
                label={t(one === 'draft' ? 'email.drafts' : 'email.unreadCount', {
                  count: counts[one] ?? 0,
                })}
              />
            </Link>
          </li>
        ))}
      </ul>
      {/* No heading: it would precede the page's h1. */}
      <p id={titleId} className={styles['railTitle']}>
        {t('email.label')}
      </p>
      <ul aria-labelledby={titleId}>
        {emailLabels.map((one) => (
          <li key={one}>
            <Link
              to={addressOfView('all', { label: one, compose })}
              className={styles['folder']}
              aria-current={one === label ? 'page' : undefined}
            >
              <LabelDot label={one} />
              <span className={styles['folderName']}>{nameOf(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
