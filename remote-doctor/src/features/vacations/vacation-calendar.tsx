import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { Calendar } from '@praxis/sdk/ui/calendar';
import { useDaysShown } from '../../shared/layout/use-days-shown';
import { isOn, useVacationEvents } from '../../shared/vacations/use-vacation-events';
import { vacationParameter } from '../../shared/vacations/vacation-address';
import { useVacationActs } from './use-vacation-acts';
import { VacationDetail } from './vacation-detail';

const views = ['month'] as const;

/** Who is away on which days, month by month; the vacation that the address names is open, with its acts. */
export default function VacationCalendar({ zone }: { zone: string }) {
  const { t } = useTranslation('doctor');
  const days = useDaysShown(zone);
  const { vacations, events, loading, error, reload } = useVacationEvents(zone);
  const { menuOf, dialog } = useVacationActs(vacations, zone);
  const [params, setParams] = useSearchParams();
  const openedId = params.get(vacationParameter);
  const opened = vacations?.find((one) => one.id === openedId && isOn(one));
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
          acts={menuOf(opened)}
          onClose={() => open(null)}
        />
      )}
      {dialog}
    </>
  );
}
