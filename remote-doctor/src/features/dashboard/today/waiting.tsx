import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CreditCard from 'lucide-react/icons/credit-card';
import MessageSquare from 'lucide-react/icons/message-square';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { Card, Icon, Link, useIntlLanguage, type LucideIcon } from '@praxis/sdk/ui';
import { numberFormat } from '@praxis/sdk/ui/page';
import styles from '../dashboard.module.css';

type WaitingCounts = DoctorDashboard['waiting'];

/** Lists that the counts link to. */
const lists: Record<keyof WaitingCounts, { icon: LucideIcon; to: string }> = {
  applicants: { icon: UserRoundPlus, to: '/doctor/patients?tab=pending' },
  requests: {
    icon: CalendarClock,
    to: '/doctor/appointments?tab=unfulfilled&state=requested',
  },
  pastAppointments: {
    icon: CalendarCheck,
    to: '/doctor/appointments?tab=unfulfilled&time=past',
  },
  unreadThreads: { icon: MessageSquare, to: '/doctor/messages?tab=all&unread=true' },
  pastDue: { icon: CreditCard, to: '/doctor/patients?tab=all&billingState=pastDue' },
  unpaid: { icon: CircleAlert, to: '/doctor/patients?tab=all&billingState=unpaid' },
};

/** Counts of open decisions and unanswered requests; each links to its list. */
export function Waiting({ waiting }: { waiting: WaitingCounts }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  return (
    <Card title={t('dashboard.waiting')} flush className={styles.panel}>
      <ul className={styles.rows}>
        {(Object.keys(lists) as (keyof WaitingCounts)[]).map((key) => (
          <li key={key}>
            <Link to={lists[key].to} className={styles.waiting} data-none={waiting[key] === 0}>
              <Icon of={lists[key].icon} />
              <span>{t(`dashboard.${key}`)}</span>{' '}
              <strong>{numberFormat(language).format(waiting[key])}</strong>
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
