import type { Email, EmailFolder } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { Icon, IconButton, lazyDialog, Link } from '@praxis/sdk/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { LabelMenu, MoveMenu } from '../mail-menus';
import type { MailActions } from '../use-mail-actions';
import styles from './mail-view.module.css';

const DeleteDialog = lazyDialog(() => import('../dialogs/delete-dialog'));

interface Props {
  email: Email;
  backTo: string;
  actions: MailActions;
  goToAdjacent(dir: 'previous' | 'next'): void;
}

/** Actions on the open email; an action that removes it from its folder returns to the list. */
export function MailToolbar({ email, backTo, actions, goToAdjacent }: Props) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const emails = [email];
  const back = () => void navigate(backTo);
  const move = (folder: EmailFolder) => {
    actions.move(emails, folder);
    back();
  };
  const inTrash = email.folder === 'trash';
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={t('email.actions')}>
      <Link to={backTo} className={styles['back']} aria-label={t('email.back')}>
        <Icon of={ArrowLeft} />
      </Link>
      {inTrash && (
        <IconButton
          size="small"
          icon={Inbox}
          label={t('email.restore')}
          onClick={() => move('inbox')}
        />
      )}
      <IconButton
        size="small"
        icon={Trash}
        danger={inTrash}
        label={t(inTrash ? 'email.deleteForGood' : 'email.trash')}
        onClick={() => (inTrash ? setDeleting(true) : move('trash'))}
      />
      <IconButton
        size="small"
        icon={Mail}
        label={t('email.markUnread')}
        onClick={() => {
          actions.setRead([{ ...email, isRead: true }], false);
          back();
        }}
      />
      <MoveMenu emails={emails} actions={actions} onDone={back} />
      <LabelMenu emails={emails} actions={actions} />
      <IconButton
        size="small"
        icon={Star}
        label={t('email.starIt')}
        aria-pressed={email.isStarred}
        className={styles['star']}
        onClick={() => actions.setStarred(emails, !email.isStarred)}
      />
      <span className={styles['leaf']}>
        <IconButton
          size="small"
          icon={ChevronLeft}
          label={t('email.previous')}
          disabled={!email.hasPreviousMail}
          onClick={() => goToAdjacent('previous')}
        />
        <IconButton
          size="small"
          icon={ChevronRight}
          label={t('email.next')}
          disabled={!email.hasNextMail}
          onClick={() => goToAdjacent('next')}
        />
      </span>
      {deleting && (
        <DeleteDialog emails={emails} onClose={() => setDeleting(false)} onDone={back} />
      )}
    </div>
  );
}
