import type { AnswerOf } from '@praxis/contract';
import type { getSupportTracker } from '@praxis/contract/demo/card-analytics';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Gauge } from '@praxis/sdk/ui/chart';
import { Figure, FigureLine } from '../../shared/dashboard/figure';
import { QueryCard } from '../../shared/dashboard/query-card';
import { useFigures } from '../../shared/dashboard/use-figures';
import styles from './analytics.module.css';
import { supportTrackerQuery } from './queries';
import type { ChosenPeriod } from './use-period';

type SupportTracker = AnswerOf<typeof getSupportTracker>;

/** Tickets of the support team: how many are solved, are new, are open, and how long an answer takes. */
export function SupportCard({ chosen: { period } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  const tracker = useQuery(supportTrackerQuery, { query: { period } });
  const solvedPart = ({ totalTicket, openTicket }: SupportTracker) =>
    totalTicket === 0 ? 0 : 1 - openTicket / totalTicket;
  const solvedText = (tickets: SupportTracker) => percent(Math.round(solvedPart(tickets) * 100));
  const details = ({ newTicket, openTicket, responseTime }: SupportTracker) => [
    { label: t('analytics.support.new'), value: count(newTicket) },
    { label: t('analytics.support.open'), value: count(openTicket) },
    {
      label: t('analytics.support.responseTime'),
      value: t('analytics.support.days', { count: responseTime }),
    },
  ];
  return (
    <QueryCard
      title={t('analytics.support.title')}
      query={tracker}
      height={260}
      table={(tickets) => ({
        headings: [t('dashboard.metric'), t('dashboard.value')],
        rows: [
          [t('analytics.support.allTickets'), count(tickets.totalTicket)],
          [t('analytics.support.solvedTickets'), solvedText(tickets)],
          ...details(tickets).map(({ label, value }) => [label, value]),
        ],
      })}
    >
      {(tickets) => (
        <div className={styles.support}>
          <Figure value={count(tickets.totalTicket)}>{t('analytics.support.tickets')}</Figure>
          <Gauge
            part={solvedPart(tickets)}
            label={t('analytics.support.solvedTickets')}
            valueText={solvedText(tickets)}
            caption={t('analytics.support.solved')}
          >
            {solvedText(tickets)}
          </Gauge>
          <FigureLine items={details(tickets)} />
        </div>
      )}
    </QueryCard>
  );
}
