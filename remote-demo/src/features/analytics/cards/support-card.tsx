import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { GaugeCard } from '../../../shared/dashboard/gauge-card';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { supportTrackerQuery } from '../queries';
import type { ChosenPeriod } from './use-period';

/** Support tickets: solved, new and open ones, and the response time. */
export function SupportCard({ chosen: { period } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const { count, percent } = useFigures();
  return (
    <GaugeCard
      title={t('analytics.support.title')}
      query={useQuery(supportTrackerQuery, { query: { period } })}
      label={t('analytics.support.solvedTickets')}
      caption={t('analytics.support.solved')}
      figures={({ totalTicket, newTicket, openTicket, responseTime }) => {
        const solved = totalTicket === 0 ? 0 : 1 - openTicket / totalTicket;
        return {
          part: solved,
          text: percent(Math.round(solved * 100)),
          whole: {
            label: t('analytics.support.allTickets'),
            value: count(totalTicket),
            unit: t('analytics.support.tickets'),
          },
          details: [
            { label: t('analytics.support.new'), value: count(newTicket) },
            { label: t('analytics.support.open'), value: count(openTicket) },
            {
              label: t('analytics.support.responseTime'),
              value: t('analytics.support.days', { count: responseTime }),
            },
          ],
        };
      }}
    />
  );
}
