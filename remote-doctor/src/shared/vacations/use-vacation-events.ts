import { useMemo } from 'react';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useQuery } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import type { CalendarEvent } from '@praxis/sdk/ui/calendar';
import { wholeDaysOf } from '@praxis/sdk/practice/vacation';
import { calendarVacationsQuery } from './queries';
import { vacationAddress } from './vacation-address';
import { toneOf, useStatusText } from '../statuses/statuses';

/** Canceled vacations don't block time. */
export const isNotCanceled = ({ state }: DoctorVacation) => state !== 'cancelled';

/** Absences in the practice as calendar events; the doctor's own ones close the hours. */
export function useVacationEvents(zone: string) {
  const { data, loading, error, reload } = useQuery(calendarVacationsQuery, {});
  const text = useUiText();
  const statusText = useStatusText();
  const events = useMemo(
    () =>
      data?.items.filter(isNotCanceled).map((vacation): CalendarEvent => ({
        id: vacation.id,
        to: vacationAddress(vacation, zone),
        title: vacation.owner.fullName,
        detail: `${text(`vacation.kind.${vacation.kind}`)} · ${statusText('vacation', vacation.state)}`,
        startAt: vacation.startAt,
        endAt: vacation.endAt,
        wholeDays: wholeDaysOf(vacation, zone) !== null,
        closes: vacation.own,
        tone: toneOf('vacation', vacation.state),
        movable: false,
      })) ?? null,
    [data, text, statusText, zone],
  );
  return { vacations: data?.items, events, loading, error, reload };
}
