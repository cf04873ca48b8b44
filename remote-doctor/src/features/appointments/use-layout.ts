import { useSearchParams } from '@praxis/sdk/router';
import type { CalendarView } from '@praxis/sdk/ui/calendar';
import { oneOf } from '@praxis/sdk/ui/list';

/** The views of the calendar; their names are in the address. */
const views = ['week', 'day', 'list'] as const satisfies readonly CalendarView[];

/** Columns of a week are too narrow to read below this width. */
const narrow = '(max-width: 767px)';

export type Layout = ReturnType<typeof useLayout>;

/** List or calendar, as the address says; without a word the list. */
export function useLayout() {
  const [params, setParams] = useSearchParams();
  const view = oneOf(params.get('view'), views);
  return {
    view,
    showList: () => setParams(without(params, ['view', 'on']), { preventScrollReset: true }),
    showCalendar() {
      const next = without(params, ['page', 'q', 'closed', 'sort']);
      next.set('view', window.matchMedia(narrow).matches ? 'day' : 'week');
      setParams(next, { preventScrollReset: true });
    },
    /** The search of an address that keeps the layout and changes something else. */
    searchWith({ tab }: { tab: string }): string {
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
