import { useSearchParams } from '@praxis/sdk/router';
import type { CalendarView } from '@praxis/sdk/ui/calendar';
import { oneOf } from '@praxis/sdk/ui/list';

/** List or calendar, as the address says; without a word the list. */
export interface Layout<View extends CalendarView = CalendarView> {
  /** The calendar's view; undefined where it is a list. */
  view: View | undefined;
  showList(): void;
  showCalendar(): void;
  /** The search of an address that keeps the layout and changes the tab. */
  searchWith(changes: { tab: string }): string;
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
    showList: () => setParams(without(params, ['view', 'on']), { preventScrollReset: true }),
    showCalendar() {
      const next = without(params, ['page', 'q', 'closed', 'sort']);
      next.set('view', first());
      setParams(next, { preventScrollReset: true });
    },
    searchWith({ tab }) {
      const next = new URLSearchParams({ tab });
      for (const name of ['view', 'on']) {
        const value = params.get(name);
        if (value !== null) next.set(name, value);
      }
      return next.toString();
    },
  };
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}
