import { Facts, Page } from '@praxis/sdk/ui/page';
import { Loaded } from '@praxis/sdk/ui/overlay';

/** Same shape as the result of `useQuery`. */
const query = { data: { plan: 'Plus' }, loading: false, error: null, reload: () => undefined };

export default function LoadedQuery() {
  return (
    <Page>
      <Loaded query={query}>
        {({ plan }) => <Facts items={[{ label: 'Plan', value: plan }]} />}
      </Loaded>
    </Page>
  );
}
