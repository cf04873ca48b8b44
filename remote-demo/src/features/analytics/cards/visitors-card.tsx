import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Statistic } from '../../../shared/dashboard/statistic';
import { Statistics } from '../../../shared/dashboard/statistics';
import { activeUsersQuery, newsletterQuery, siteTrafficQuery } from '../queries';

/** Traffic, active users and newsletter subscribers. */
export function VisitorsCard() {
  const { t } = useTranslation('demo');
  const traffic = useQuery(siteTrafficQuery, {});
  const users = useQuery(activeUsersQuery, {});
  const newsletter = useQuery(newsletterQuery, {});
  return (
    <Statistics>
      <Statistic title={t('analytics.traffic')} query={traffic} />
      <Statistic title={t('analytics.activeUsers')} query={users} kind="bars" />
      <Statistic title={t('analytics.newsletter')} query={newsletter} />
    </Statistics>
  );
}
