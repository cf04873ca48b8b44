import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { Calendar } from '@praxis/sdk/ui/calendar';
import type { RecordActions } from '@praxis/sdk/ui/page';
import { useDaysShown } from '../../shared/layout/use-days-shown';
import { isNotCanceled, useVacationEvents } from '../../shared/vacations/use-vacation-events';
import { vacationParameter } from '../../shared/vacations/vacation-address';
import { VacationDetail } from './vacation-detail';

const views = ['month'] as const;

interface VacationCalendarProps {
  actions: RecordActions<DoctorVacation>;
  /** The practice's time zone. */
  zone: string;
}

/** Monthly calendar of absences; the vacation in the URL is open, with its actions. */
export default function VacationCalendar({ actions, zone }: VacationCalendarProps) {
  const { t } = useTranslation('doctor');
  const days = useDaysShown(zone);
  const { vacations, events, loading, error, reload } = useVacationEvents(zone);
  const [params, setParams] = useSearchParams();
  const openedId = params.get(vacationParameter);
  const opened = vacations?.find((one) => one.id === openedId && isNotCanceled(one));
  const open = (id: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(vacationParameter);
        else next.set(vacationParameter, id);
        return next;
      },
      { preventScrollReset: true, replace: true },
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
        onOpen={open}
      />
      {opened && (
        <VacationDetail
          vacation={opened}
          zone={zone}
          actions={actions.offered(opened)}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
