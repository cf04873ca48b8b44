import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Rocket from 'lucide-react/icons/rocket';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { TimelineEntry } from '@praxis/contract/demo/card-lists';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { EmptyState, Icon } from '@praxis/sdk/ui';
import { DateTime, Person, WhenVisible } from '@praxis/sdk/ui/page';
import { QueryCard } from '../../../shared/dashboard/query-card';
import styles from '../analytics.module.css';
import { timelineQuery } from '../queries';

const icons = {
  invoicesPaid: ReceiptText,
  meeting: Users,
  release: Rocket,
  hired: UserPlus,
  report: FileText,
} as const satisfies Record<TimelineEntry['kind'], unknown>;

/** Recent events, newest first. */
export function TimelineCard() {
  const { t } = useTranslation('demo');
  const timeline = useQuery(timelineQuery, {});
  return (
    <QueryCard title={t('analytics.timeline.title')} query={timeline} height={260}>
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState title={t('analytics.timeline.empty')} />
        ) : (
          <ol className={styles.timeline}>
            {entries.map(({ id, kind, title, text, at, people }) => (
              <li key={id}>
                <span className={styles.dot} data-kind={kind}>
                  <Icon of={icons[kind]} size={16} />
                </span>
                <div className={styles.event}>
                  <p className={styles.eventHead}>
                    <strong>{title}</strong>
                    <DateTime at={at} />
                  </p>
                  <p>{text}</p>
                  {people.length > 0 && (
                    <WhenVisible height={24}>
                      <p className={styles.people}>
                        {people.map(({ name, avatar }) => (
                          <Person key={name} name={name} avatarUrl={avatar} size={24} />
                        ))}
                      </p>
                    </WhenVisible>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </QueryCard>
  );
}
