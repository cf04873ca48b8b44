import { lazy, Suspense, type ComponentProps } from 'react';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, ErrorState, Loading } from '@praxis/sdk/ui';
import { practiceGroup } from '../../shared/practice.group';
import type { AppointmentCalendar as Pane } from './AppointmentCalendar';

const AppointmentCalendar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "appointment-calendar" */ './AppointmentCalendar'))
    .AppointmentCalendar,
}));

/** The calendar, once the practice's zone is known; its code comes when it is asked for. */
export function CalendarPane(props: Omit<ComponentProps<typeof Pane>, 'zone'>) {
  const { data, loading, error, reload } = useDataGroup(practiceGroup, {});
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
  return (
    <Suspense
      fallback={
        <Card>
          <Loading shape="table" />
        </Card>
      }
    >
      <AppointmentCalendar {...props} zone={data.timeZone} />
    </Suspense>
  );
}
