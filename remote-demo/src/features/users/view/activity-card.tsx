import BadgeCheck from 'lucide-react/icons/badge-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Image from 'lucide-react/icons/image';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import type { UserActivity } from '@praxis/contract/demo/user-profiles';
import { managedUserStatuses } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { Card, Icon, type LucideIcon } from '@praxis/sdk/ui';
import { DateTime, oneOf } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../../shared/statuses/statuses';
import styles from './activity-card.module.css';

const icons: Record<UserActivity['kind'], LucideIcon> = {
  joined: UserPlus,
  signedIn: LogIn,
  passwordChanged: KeyRound,
  invoicePaid: CreditCard,
  roleChanged: ShieldCheck,
  planChanged: Package,
  statusChanged: BadgeCheck,
  pictureChanged: Image,
  profileUpdated: Pencil,
};

/** Maximum number of entries on show. */
const shown = 12;

/** Activity of a user, newest first. */
export function ActivityCard({ activity }: { activity: readonly UserActivity[] }) {
  const { t } = useTranslation('demo');
  const activityText = useActivityText();
  return (
    <Card title={t('users.activity.title')}>
      {activity.length === 0 && <p className={styles.none}>{t('users.activity.none')}</p>}
      <ol className={styles.line}>
        {activity.slice(0, shown).map((one, index) => (
          <li key={`${one.at} ${one.kind} ${index}`}>
            <span className={styles.sign}>
              <Icon of={icons[one.kind]} size={16} />
            </span>
            <span className={styles.what}>{activityText(one)}</span>
            <DateTime at={one.at} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Formats an entry as a sentence. */
function useActivityText() {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  return ({ kind, from = '', to = '' }: UserActivity): string => {
    const word = (value: string) => {
      const status = oneOf(value, managedUserStatuses);
      if (kind === 'statusChanged' && status) return statusText('demoUser', status);
      return t(`users.${kind === 'roleChanged' ? 'role' : 'plan'}.${value}`);
    };
    return from === '' || to === ''
      ? t(`users.activity.${kind}`)
      : t(`users.activity.${kind}`, { from: word(from), to: word(to) });
  };
}
