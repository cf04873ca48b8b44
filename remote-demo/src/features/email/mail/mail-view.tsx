import { getAdjacentEmail, updateEmails, type Email } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure, useMutation, useQuery } from '@praxis/sdk/data';
import { useLocation, useNavigate } from '@praxis/sdk/router';
import { EmptyState, ErrorState, LinkButton, Loading, useFailureText } from '@praxis/sdk/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '../../../shared/focus-lost';
import { Labels } from '../labels';
import { emailQuery } from '../queries';
import { useMailActions } from '../use-mail-actions';
import { useShortcuts } from '../use-shortcuts';
import { addressOfMail, type MailView as View } from '../views';
import { MailToolbar } from './mail-toolbar';
import styles from './mail-view.module.css';
import { ReplyButtons } from './reply-buttons';
import { Thread } from './thread';

export interface MailViewProps {
  id: number;
  /** The list that it was opened from, in which it has a previous and a next email. */
  view: View;
  label: string;
  q: string;
  /** Address of the list that it was opened from. */
  backTo: string;
  /** Opens the compose window: the value of the address's `compose` parameter. */
  onCompose(compose: string): void;
}

/** Page of one email with its thread. */
export default function MailView({ id, view, label, q, backTo, onCompose }: MailViewProps) {
  const { t } = useTranslation('demo');
  const {
    data: email,
    error,
    loading,
    reload,
  } = useQuery(emailQuery, { query: { id, folder: view, label, q } });
  const actions = useMailActions();
  useMarkRead(email);
  const heading = useFocusWhenOpened(email !== null);
  const goToAdjacent = useAdjacentEmail({ view, label, q }, email, reload);
  const navigate = useNavigate();
  const back = () => void navigate(backTo);
  const trash =
    email && email.folder !== 'trash'
      ? () => {
          actions.move([email], 'trash');
          back();
        }
      : undefined;
  useShortcuts({
    j: email?.hasNextMail ? () => goToAdjacent('next') : undefined,
    k: email?.hasPreviousMail ? () => goToAdjacent('previous') : undefined,
    s: email ? () => actions.setStarred([email], !email.isStarred) : undefined,
    e: trash,
    '#': trash,
    r: email && email.folder !== 'draft' ? () => onCompose(`reply-${id}`) : undefined,
    u: back,
  });

  if (error?.status === 404)
    return (
      <>
        <h1 tabIndex={-1} className={styles['missing']}>
          {t('email.notFound')}
        </h1>
        <EmptyState
          drawing="search"
          title={t('email.notFoundText')}
          action={<LinkButton to={backTo}>{t('email.back')}</LinkButton>}
        />
      </>
    );
  if (error && !email) return <ErrorState failure={error} onRetry={reload} retrying={loading} />;
  if (!email) return <Loading shape="text" count={8} />;
  return (
    <div className={styles['mail']}>
      <MailToolbar {...{ email, backTo, actions, goToAdjacent }} />
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {email.subject || t('email.noSubject')}
        </h1>
        <Labels labels={email.labels} />
      </header>
      <Thread key={email.id} email={email} />
      <ReplyButtons email={email} onCompose={onCompose} />
    </div>
  );
}

/** Focuses the subject when the email loads: the row or button that opened it is gone. */
function useFocusWhenOpened(isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const focus = useEffectEvent(() => {
    // The first page after loading leaves the focus alone.
    if (key !== 'default' && isFocusLost()) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isLoaded) focus();
  }, [isLoaded]);
  return heading;
}

/** Marks an opened email as read. */
function useMarkRead(email: Email | null): void {
  const { run } = useMutation(updateEmails);
  const unread = email && !email.isRead ? email.id : null;
  const markRead = useEffectEvent((id: number) => {
    const changes = { isRead: true };
    // If it fails, the email stays unread, and opening it retries.
    run(
      { body: { emailIds: [id], dataToUpdate: changes } },
      { optimistic: { record: { id }, changes }, quiet: true },
    ).catch(() => undefined);
  });
  useEffect(() => {
    if (unread !== null) markRead(unread);
  }, [unread]);
}

/** Navigates to the previous or next email of the list. */
function useAdjacentEmail(
  { view, label, q }: Pick<MailViewProps, 'view' | 'label' | 'q'>,
  email: Email | null,
  reload: () => void,
) {
  const { client, notify } = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { t } = useTranslation('demo');
  const failureText = useFailureText();
  return (dir: 'previous' | 'next') => {
    if (!email) return;
    const query = { dir, emailId: email.id, folder: view, label, q };
    client.call(getAdjacentEmail, { query }).then(
      ({ id }) => void navigate(`${addressOfMail(view, id)}${search}`),
      (error: unknown) => {
        const failure = toFailure(error);
        if (failure.status !== 404) {
          notify({ kind: 'error', text: failureText(failure) });
          return;
        }
        notify({ kind: 'info', text: t('email.noMore') });
        // This email itself may be gone.
        reload();
      },
    );
  };
}
