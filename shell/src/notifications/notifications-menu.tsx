import Bell from 'lucide-react/icons/bell';
import BellDot from 'lucide-react/icons/bell-dot';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Button, Menu } from '@praxis/sdk/ui';
import { DateTime } from '@praxis/sdk/ui/page';
import { markNotificationsRead } from '@praxis/contract/endpoints/me';
import { notificationsQuery } from '../store/notifications';
import styles from './notifications-menu.module.css';

/** What happened since one last looked: each entry goes to the page that it is about. */
export function NotificationsMenu() {
  const { t } = useTranslation('shell');
  const { attempt: markRead } = useMutation(markNotificationsRead);
  const { data, error } = useQuery(notificationsQuery, {}, { poll: 60_000 });
  const items = data?.items ?? [];
  const unread = items.filter(({ readAt }) => !readAt);

  const readAll = () => void markRead({ body: { ids: unread.map(({ id }) => id) } });

  return (
    <Menu
      label={t('notifications.label')}
      header={
        items.length === 0 && (
          <p className={styles.none}>{t(error ? 'notifications.failed' : 'notifications.none')}</p>
        )
      }
      items={[
        ...items.map(({ id, kind, link, createdAt, readAt }) => ({
          key: id,
          label: (
            <span className={styles.entry} data-unread={!readAt}>
              {t(`notifications.kinds.${kind}`)}
              <small>
                <DateTime at={createdAt} />
              </small>
            </span>
          ),
          to: link,
        })),
        ...(unread.length > 0
          ? [
              { key: 'divider', divider: true as const },
              {
                key: 'read-all',
                label: t('notifications.readAll'),
                onSelect: readAll,
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
