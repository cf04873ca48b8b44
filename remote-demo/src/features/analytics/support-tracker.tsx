import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { numberFormat } from '@praxis/sdk/ui/page';
import { FactsCard } from './facts-card';
import { supportTrackerGroup } from './analytics.groups';

/** Tickets of the support team: how many there are, are new, are open, and how long an answer takes. */
export function SupportTracker() {
  const { t, i18n } = useTranslation('demo');
  const group = useDataGroup(supportTrackerGroup, {});
  const format = numberFormat(i18n.language);
  return (
    <FactsCard
      title={t('analytics.support')}
      group={group}
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
