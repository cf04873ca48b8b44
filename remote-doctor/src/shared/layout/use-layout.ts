import { useSearchParams } from '@praxis/sdk/router';
import type { CalendarView } from '@praxis/sdk/ui/calendar';
import { oneOf, searchParameter } from '@praxis/sdk/ui/list';
import { vacationParameter } from '../vacations/vacation-address';

/** List or calendar, as the address says; without a word the list. */
export interface Layout<View extends CalendarView = CalendarView> {
  /** The calendar's view; undefined where it is a list. */
  view: View | undefined;
  showList(): void;
  showCalendar(): void;
}

interface LayoutOptions<View> {
  /** The views of the calendar; their names are in the address. */
  views: readonly View[];
  /** The one that the calendar begins with. */
  first(): View;
}

export function useLayout<const View extends CalendarView>({
  views,
  first,
}: LayoutOptions<View>): Layout<View> {
  const [params, setParams] = useSearchParams();
  return {
    view: oneOf(params.get('view'), views),
    showList: () =>
      setParams(without(params, ['view', 'on', 'closed', vacationParameter]), {
        preventScrollReset: true,
      }),
    showCalendar() {
      const next = without(params, ['page', searchParameter, 'closed', 'sort']);
      next.set('view', first());
      setParams(next, { preventScrollReset: true });
    },
  };
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}
