import { useSearchParams } from '@praxis/sdk/router';
import { useClock } from '@praxis/sdk/ui';
import type { CalendarView } from '@praxis/sdk/ui/calendar';
import { localDateIn } from '@praxis/sdk/ui/page';

/** The day around which a calendar shows its days, as the address says; today where it does not. */
export function useDaysShown(zone: string) {
  const clock = useClock();
  const [params, setParams] = useSearchParams();
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
    on: dayOf(params.get('on')) ?? localDateIn(zone, clock()),
    onDay: (on: string) => put('on', on),
    onView: (view: CalendarView) => put('view', view),
  };
}

/** The day that the address asks for, where it is one. */
function dayOf(asked: string | null): string | null {
  return asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked))
    ? asked
    : null;
}
