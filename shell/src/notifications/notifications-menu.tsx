import Bell from 'lucide-react/icons/bell';
import BellDot from 'lucide-react/icons/bell-dot';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import {
  Button,
  Loading,
  Menu,
  useClock,
  useIntlLanguage,
  useUiText,
  useZone,
  VisuallyHidden,
} from '@praxis/sdk/ui';
import { DateTime } from '@praxis/sdk/ui/page';
import { markNotificationsRead } from '@praxis/contract/endpoints/me';
import { toSameOriginPath } from '../app/same-origin-path';
import { notificationsQuery } from '../store/queries';
import { notificationFacts, notificationTitle } from './notification-facts';
import styles from './notifications-menu.module.css';

/** The menu of notifications; opening an entry shows its record and marks it as read. */
export function NotificationsMenu() {
  const { t } = useTranslation('shell');
  const text = useUiText();
  const clock = useClock();
  const { runOrNotify: markRead } = useMutation(markNotificationsRead);
  // The maximum that one request can mark as read.
  const { data, error, loading, reload } = useQuery(notificationsQuery, {
    query: { perPage: 100 },
  });
  const latest = data?.items ?? [];
  const unread = latest.filter(({ readAt }) => !readAt);
  const items = latest.filter(({ readAt }, index) => index < 10 || !readAt);

  const { role } = useIdentity().userData;
  const reader = { role, language: useIntlLanguage(), zone: useZone() };

  const markAsRead = (ids: string[]) => {
    const changes = { readAt: new Date(clock()).toISOString() };
    void markRead(
      { body: { ids } },
      {
        optimistic: ids.map((id) => ({ record: { id }, changes })),
        failed: t('notifications.notRead'),
        retry: () => markAsRead(ids),
      },
    );
  };

  return (
    <Menu
      label={t('notifications.label')}
      header={
        items.length === 0 &&
        (data || (error && !loading) ? (
          <p className={styles.none}>{t(error ? 'notifications.failed' : 'notifications.none')}</p>
        ) : (
          <Loading />
        ))
      }
      items={[
        ...items.map(({ id, kind, values, link, createdAt, readAt }) => ({
          key: id,
          label: (
            <span className={styles.entry} data-unread={!readAt}>
              {t(notificationTitle({ kind, values }))}
              <span>{notificationFacts({ kind, values }, reader)}</span>
              <small>
                <DateTime at={createdAt} />
              </small>
              {!readAt && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
            </span>
          ),
          to: toSameOriginPath(link),
          onSelect: readAt ? undefined : () => markAsRead([id]),
        })),
        ...(error && !data
          ? [
              {
                key: 'retry',
                label: text('retry'),
                multiple: true,
                underWay: loading,
                onSelect: reload,
              },
            ]
          : []),
        ...(unread.length > 0
          ? [
              { key: 'divider', divider: true as const },
              {
                key: 'read-all',
                label: t('notifications.readAll'),
                onSelect: () => markAsRead(unread.map(({ id }) => id)),
              },
            ]
          : []),
      ]}
    >
      <Button
        kind="quiet"
        icon={unread.length > 0 ? BellDot : Bell}
        aria-label={
          unread.length > 0
            ? t('notifications.labelUnread', { count: unread.length })
            : t('notifications.label')
        }
      />
    </Menu>
  );
}
