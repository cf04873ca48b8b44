import { useMemo, useState } from 'react';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { Calendar } from '@praxis/sdk/ui/calendar';
import { toneOf, useStatusText } from '@praxis/sdk/ui/page';
import { wholeDaysOf } from '@praxis/sdk/ui/vacation';
import { useDaysShown } from '../../shared/layout/use-days-shown';
import { calendarVacationsGroup } from './calendar-vacations.group';
import { useVacationActs } from './use-vacation-acts';
import { VacationDetail } from './VacationDetail';

const views = ['month'] as const;

const isOn = ({ state }: DoctorVacation) => state !== 'cancelled';

/** Who is away on which days, month by month; a vacation opens with its acts. */
export default function VacationCalendar({ zone }: { zone: string }) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const statusText = useStatusText();
  const days = useDaysShown(zone);
  const { data, loading, error, reload } = useDataGroup(calendarVacationsGroup, {});
  const { menuOf, dialog } = useVacationActs(data?.items, zone);
  const [openedId, setOpenedId] = useState<string>();
  const opened = data?.items.find((one) => one.id === openedId && isOn(one));
  const events = useMemo(
    () =>
      data?.items.filter(isOn).map((vacation) => ({
        id: vacation.id,
        title: vacation.owner.fullName,
        detail: `${text(`vacation.kind.${vacation.kind}`)} · ${statusText('vacation', vacation.state)}`,
        startAt: vacation.startAt,
        endAt: vacation.endAt,
        wholeDays: wholeDaysOf(vacation, zone) !== null,
        tone: toneOf('vacation', vacation.state),
        movable: false,
      })) ?? null,
    [data, text, statusText, zone],
  );
  return (
    <>
      <Calendar
        {...days}
        label={t('vacations.calendar')}
        views={views}
        view="month"
        zone={zone}
        events={events}
        loading={loading}
        failure={error}
        onRetry={reload}
        onOpen={setOpenedId}
      />
      {opened && (
        <VacationDetail
          vacation={opened}
          zone={zone}
          acts={menuOf(opened)}
          onClose={() => setOpenedId(undefined)}
        />
      )}
      {dialog}
    </>
  );
}
