import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import type { CalendarProps } from '@praxis/sdk/ui/calendar';
import { remote } from '../../remote';

/**
 * Props that the page last passed to the calendar: jsdom has no layout, so dragging can't be
 * simulated.
 */
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

describe('the view', () => {
  it('keeps view, day and hidden calendars in the address', async () => {
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
    'shows today if the day in the address does not exist: %s',
    async (requested) => {
      const { unmount } = await open('/apps/calendar');
      const today = shown?.on;
      unmount();
      await open(`/apps/calendar?view=${requested}`);
      expect(shown?.on).toBe(today);
    },
  );

  it('picks a day in the small month by keyboard, and shows it', async () => {
    const view = await open('/apps/calendar?on=2026-01-31');
    const month = within(screen.getByRole('grid', { name: 'January 2026' }));
    act(() => month.getByRole('button', { name: /^January 31, 2026/ }).focus());
    await view.user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('grid', { name: 'February 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^February 8, 2026/ })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(shown?.on).toBe('2026-02-08');
  });

  it("names an event's calendar and place", async () => {
    await open();
    expect(eventOf('Choir')).toMatchObject({ tone: 'danger', movable: true, resizable: true });
    expect(eventOf('Choir')?.detail).toMatch(/^Personal/);
  });
});

describe('an event of a hidden calendar', () => {
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const times = { startAt: '2026-01-08T15:00:00.000Z', endAt: '2026-01-08T16:30:00.000Z' };

  it('shows its calendar once it is added, but not when adding is canceled', async () => {
    const view = await open('/apps/calendar?hide=Holiday&hide=Family');
    act(() => shown?.onSelect?.(times));
    await view.user.click((await dialog('New event')).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(searchOf(view)).toBe('?hide=Holiday&hide=Family');
    act(() => shown?.onSelect?.(times));
    const form = await dialog('New event');
    await view.user.type(form.getByLabelText('Title'), 'Talk');
    await view.user.selectOptions(form.getByLabelText('Calendar'), 'Holiday');
    await view.user.click(form.getByRole('button', { name: 'Add event' }));
    await closed();
    expect(view.router.state.location.pathname).toBe('/apps/calendar');
    expect(searchOf(view)).toBe('?hide=Family');
    expect(await screen.findByRole('button', { name: 'Talk' })).toBeVisible();
  });

  it('shows its calendar once it is saved', async () => {
    const view = await open('/apps/calendar/3/edit?view=week&hide=Holiday');
    const form = await dialog('Edit event');
    await view.user.selectOptions(form.getByLabelText('Calendar'), 'Holiday');
    await view.user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(searchOf(view)).toBe('?view=week');
    await waitFor(() => expect(eventOf('Dentist')?.detail).toMatch(/^Holiday/));
  });
});
