import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Gauge } from '@praxis/sdk/ui/chart';
import { Figure, FigureLine } from '../../shared/dashboard/figure';
import { QueryCard } from '../../shared/dashboard/query-card';
import { useFigures } from '../../shared/dashboard/use-figures';
import styles from './analytics.module.css';
import { supportTrackerQuery } from './queries';
import type { ChosenPeriod } from './use-period';

/** Tickets of the support team: how many are solved, are new, are open, and how long an answer takes. */
export function SupportCard({ chosen: { period } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  const tracker = useQuery(supportTrackerQuery, { query: { period } });
  return (
    <QueryCard title={t('analytics.support.title')} query={tracker} height={260}>
      {({ totalTicket, newTicket, openTicket, responseTime }) => {
        const solved = totalTicket === 0 ? 0 : 1 - openTicket / totalTicket;
        const solvedText = percent(Math.round(solved * 100));
        return (
          <div className={styles.support}>
            <Figure value={count(totalTicket)}>{t('analytics.support.tickets')}</Figure>
            <Gauge
              part={solved}
              label={t('analytics.support.solvedTickets')}
              valueText={solvedText}
              caption={t('analytics.support.solved')}
            >
              {solvedText}
            </Gauge>
            <FigureLine
              items={[
                { label: t('analytics.support.new'), value: count(newTicket) },
                { label: t('analytics.support.open'), value: count(openTicket) },
                {
                  label: t('analytics.support.responseTime'),
                  value: t('analytics.support.days', { count: responseTime }),
                },
              ]}
            />
          </div>
        );
      }}
    </QueryCard>
  );
}
