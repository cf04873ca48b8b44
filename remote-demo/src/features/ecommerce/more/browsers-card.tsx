import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Change } from '../../../shared/dashboard/change';
import { MeterList } from '../../../shared/dashboard/meter-list';
import { QueryCard } from '../../../shared/dashboard/query-card';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { browsersQuery } from '../queries';

/** Shares of the browsers, with their changes. */
export function BrowsersCard() {
  const { t } = useTranslation('demo');
  const { percent } = useFigures();
  const states = useQuery(browsersQuery, {});
  return (
    <QueryCard title={t('ecommerce.browsers.title')} query={states} height={300}>
      {({ browsers }) => (
        <MeterList
          items={browsers.map(({ name, share, change }) => ({
            name: name === 'Other' ? t('ecommerce.browsers.other') : name,
            value: percent(share),
            part: share / 100,
            note: <Change value={change} />,
          }))}
        />
      )}
    </QueryCard>
  );
}
