import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import type { CalendarProps } from '@praxis/sdk/ui/calendar';
import { remote } from '../../remote';

/** What the page gave the calendar: there is no dragging without a layout, which jsdom lacks. */
let shown: CalendarProps | undefined;
jest.mock('@praxis/sdk/ui/calendar', () => ({
  ...jest.requireActual('@praxis/sdk/ui/calendar'),
  Calendar: (props: CalendarProps) => {
    shown = props;
    return (
      <ul aria-label={props.label}>
        {props.events?.map(({ id, title }) => (
          <li key={id}>
            <button onClick={() => props.onOpen(id)}>{title}</button>
          </li>
        ))}
      </ul>
    );
  },
}));

async function open(
  path = '/apps/calendar',
  options: Pick<RenderRemoteOptions, 'prepare' | 'language'> = {},
) {
  shown = undefined;
  const view = await renderRemote({ remote, path, ...options });
  await waitFor(() => expect(shown?.events).not.toBeNull());
  return view;
}

const eventOf = (title: string) => shown?.events?.find((one) => one.title === title);
const searchOf = ({ router }: { router: { state: { location: { search: string } } } }) =>
  router.state.location.search;

describe('what is shown', () => {
  it('keeps view, day and switched-off calendars in the address', async () => {
    const view = await open();
    expect(shown).toMatchObject({ view: 'month', views: ['month', 'week', 'day', 'list'] });
    act(() => shown?.onView('week'));
    act(() => shown?.onDay('2026-01-12'));
    await view.user.click(screen.getByRole('checkbox', { name: 'Family' }));
    expect(searchOf(view)).toBe('?view=week&on=2026-01-12&hide=Family');
    expect(shown).toMatchObject({ view: 'week', on: '2026-01-12' });
    expect(eventOf('School play')).toBeUndefined();
    expect(eventOf('Choir')).toBeDefined();
    await view.user.click(screen.getByRole('checkbox', { name: 'Family' }));
    expect(eventOf('School play')).toBeDefined();
  });

  it.each(['day&on=2026-02-31', 'week&on=0000-01-01'])(
    'shows today where the address asks for no day that there is: %s',
    async (asked) => {
      const { unmount } = await open('/apps/calendar');
      const today = shown?.on;
      unmount();
      await open(`/apps/calendar?view=${asked}`);
      expect(shown?.on).toBe(today);
    },
  );

  it('finds a day in the small month by keyboard, and shows it', async () => {
    const view = await open('/apps/calendar?on=2026-01-31');
    const month = within(screen.getByRole('grid', { name: 'January 2026' }));
    act(() => month.getByRole('button', { name: /^January 31, 2026/ }).focus());
    await view.user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('grid', { name: 'February 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^February 8, 2026/ })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(shown?.on).toBe('2026-02-08');
  });

  it('says in words which calendar an event is of, and where it is', async () => {
    await open();
    expect(eventOf('Choir')).toMatchObject({ tone: 'danger', movable: true, resizable: true });
    expect(eventOf('Choir')?.detail).toMatch(/^Personal/);
  });
});
