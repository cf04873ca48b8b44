import { useSearchParams } from '@praxis/sdk/router';
import { useClock } from '@praxis/sdk/ui';
import type { CalendarView } from '@praxis/sdk/ui/calendar';
import { isLocalDate, localDateIn } from '@praxis/sdk/ui/page';

/** The day in the URL around which a calendar shows its days; today by default. */
export function useDaysShown(zone: string) {
  const clock = useClock();
  const [params, setParams] = useSearchParams();
  const asked = params.get('on');
  const put = (name: 'view' | 'on', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    on: isLocalDate(asked) ? asked : localDateIn(zone, clock()),
    onDay: (on: string) => put('on', on),
    onView: (view: CalendarView) => put('view', view),
  };
}
