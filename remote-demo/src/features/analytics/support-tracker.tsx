import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { numberFormat } from '@praxis/sdk/ui/page';
import { FactsCard } from './facts-card';
import { supportTrackerQuery } from './queries';

/** Tickets of the support team: how many there are, are new, are open, and how long an answer takes. */
export function SupportTracker() {
  const { t, i18n } = useTranslation('demo');
  const rows = useQuery(supportTrackerQuery, {});
  const format = numberFormat(i18n.language);
  return (
    <FactsCard
      title={t('analytics.support')}
      query={rows}
      figure={({ totalTicket }) => ({
        value: format.format(totalTicket),
        label: t('analytics.tickets'),
      })}
      facts={({ newTicket, openTicket, responseTime }) => [
        { label: t('analytics.newTickets'), value: format.format(newTicket) },
        { label: t('analytics.openTickets'), value: format.format(openTicket) },
        {
          label: t('analytics.responseTime'),
          value: t('analytics.days', { count: responseTime }),
        },
      ]}
    />
  );
}
