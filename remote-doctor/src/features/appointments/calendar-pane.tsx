import type { ComponentProps } from 'react';
import { useQuery } from '@praxis/sdk/data';
import { Card, ErrorState, lazyComponent, Loading } from '@praxis/sdk/ui';
import { practiceQuery } from '../../shared/queries';
import type Pane from './appointment-calendar';

const AppointmentCalendar = lazyComponent(
  () => import(/* webpackChunkName: "appointment-calendar" */ './appointment-calendar'),
  <Card>
    <Loading shape="table" />
  </Card>,
);

/** The calendar, once the practice's zone is known; its code comes when it is asked for. */
export function CalendarPane(props: Omit<ComponentProps<typeof Pane>, 'zone'>) {
  const { data, loading, error, reload } = useQuery(practiceQuery, {});
  if (!data)
    return (
      <Card>
        {error ? (
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        ) : (
          <Loading shape="table" />
        )}
      </Card>
    );
  return <AppointmentCalendar {...props} zone={data.timeZone} />;
}
