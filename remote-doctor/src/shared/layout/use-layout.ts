import { useSearchParams } from '@praxis/sdk/router';
import type { CalendarView } from '@praxis/sdk/ui/calendar';
import { oneOf, searchParameter } from '@praxis/sdk/ui/list';
import { vacationParameter } from '../vacations/vacation-address';

/** List or calendar, as the URL says; the list by default. */
export interface Layout<View extends CalendarView = CalendarView> {
  /** The calendar's view; undefined for the list. */
  view: View | undefined;
  showList(): void;
  showCalendar(): void;
}

interface LayoutOptions<View> {
  /** Views of the calendar; their names are in the URL. */
  views: readonly View[];
  /** The initial view of the calendar. */
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
      setParams(omitParams(params, ['view', 'on', 'closed', vacationParameter]), {
        preventScrollReset: true,
      }),
    showCalendar() {
      const next = omitParams(params, ['page', searchParameter, 'closed', 'sort']);
      next.set('view', first());
      setParams(next, { preventScrollReset: true });
    },
  };
}

function omitParams(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}
