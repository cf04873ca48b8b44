import type { ComponentProps } from 'react';
import { useQuery } from '@praxis/sdk/data';
import { Card, ErrorState, Loading } from '@praxis/sdk/ui';
import { practiceQuery } from '../../../shared/practice/queries';
import AppointmentCalendar from './appointment-calendar';

/** Renders the calendar once the practice's time zone has loaded. */
export default function CalendarPane(
  props: Omit<ComponentProps<typeof AppointmentCalendar>, 'zone'>,
) {
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
