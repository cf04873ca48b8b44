import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addCalendarEvent,
  calendarTypes,
  listCalendarEvents,
  removeCalendarEvent,
  updateCalendarEvent,
} from '@praxis/contract/demo/calendar';
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
    return <p>{props.label}</p>;
  },
}));

async function open(path = '/apps/calendar', prepare?: RenderRemoteOptions['prepare']) {
  shown = undefined;
  const view = await renderRemote({ remote, path, ...(prepare && { prepare }) });
  await waitFor(() => expect(shown?.events).toBeTruthy());
  const admin = await view.api('admin');
  return {
    ...view,
    admin,
    /** The event as stored by the back end. */
    async stored(title: string) {
      const all = await admin.call(listCalendarEvents, {
        query: { 'calendars[]': [...calendarTypes] },
      });
      return all.find((one) => one.title === title);
    },
  };
}

const eventOf = (title: string) => shown?.events?.find((one) => one.title === title);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function drag(
  title: string,
  changes: { startAt: string; endAt: string; wholeDays?: boolean },
) {
  let stays: boolean | undefined;
  await act(async () => {
    stays = await shown?.onMove?.(eventOf(title)?.id ?? '', { wholeDays: false, ...changes });
  });
  return stays;
}

const startAt = '2026-01-08T15:00:00.000Z';
const endAt = '2026-01-08T16:30:00.000Z';

describe('adding', () => {
  it('prefills the drawn time range, and stores all fields', async () => {
    const { user, stored, router } = await open();
    act(() => shown?.onSelect?.({ startAt, endAt }));
    const form = await dialog('New event');
    await user.type(form.getByLabelText('Title'), 'Talk');
    await user.selectOptions(form.getByLabelText('Calendar'), 'Family');
    await user.type(form.getByLabelText(/^Location/), 'Room 4');
    await user.type(form.getByLabelText(/^Link/), 'example.com/talk');
    await user.type(form.getByLabelText(/^Description/), 'Bring slides');
    await user.type(form.getByLabelText(/^Guests/), 'ann@example.com ');
    await user.click(form.getByRole('button', { name: 'Add event' }));
    await closed();
    expect(await screen.findByText('Talk added')).toBeVisible();
    expect(await stored('Talk')).toMatchObject({
      start: startAt,
      end: endAt,
      allDay: false,
      url: 'https://example.com/talk',
      extendedProps: {
        calendar: 'Family',
        location: 'Room 4',
        description: 'Bring slides',
        guests: ['ann@example.com'],
      },
    });
    expect(router.state.location.pathname).toBe('/apps/calendar');
    await waitFor(() => expect(eventOf('Talk')).toMatchObject({ tone: 'warning' }));
  });

  it("prefills the visible day if that isn't today", async () => {
    await open('/apps/calendar/new?view=day&on=2026-02-20');
    const form = await dialog('New event');
    expect(form.getByLabelText('Starts')).toHaveValue('02/20/2026');
    expect(form.getByLabelText('Ends')).toHaveValue('02/20/2026');
  });

  it('shows the last of the drawn days in the form, and stores the exclusive end date', async () => {
    const { user, stored } = await open();
    act(() => shown?.onSelect?.({ startAt: '2026-01-08', endAt: '2026-01-11', wholeDays: true }));
    const form = await dialog('New event');
    expect(form.getByRole('switch', { name: 'All day' })).toBeChecked();
    expect(form.getByLabelText('Ends')).toHaveValue('01/10/2026');
    await user.type(form.getByLabelText('Title'), 'Trip');
    await user.click(form.getByRole('button', { name: 'Add event' }));
    await closed();
    expect(await stored('Trip')).toMatchObject({
      start: '2026-01-08',
      end: '2026-01-11',
      allDay: true,
    });
  });

  it('rejects an event without a title, with an invalid link, or that ends before it starts', async () => {
    const { user, stored } = await open();
    act(() => shown?.onSelect?.({ startAt: endAt, endAt: startAt }));
    const form = await dialog('New event');
    await user.type(form.getByLabelText(/^Link/), 'javascript:alert(1)');
    await user.type(form.getByLabelText(/^Guests/), 'nobody ');
    await user.click(form.getByRole('button', { name: 'Add event' }));
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title');
    expect(form.getByLabelText(/^Link/)).toHaveAccessibleDescription(/^Enter a web address/);
    expect(form.getByLabelText(/^Guests/)).toHaveAccessibleDescription(/^Enter an email address/);
    expect(form.getByLabelText(/^End time/)).toHaveAccessibleDescription(
      'The event ends before it starts. Choose a later end.',
    );
    expect(await stored('')).toBeUndefined();
  });

  it('reports a failure in the form, and keeps the input', async () => {
    const { user, failNext } = await open('/apps/calendar/new');
    failNext(addCalendarEvent, 'offline');
    const form = await dialog('New event');
    await user.type(form.getByLabelText('Title'), 'Talk');
    await user.click(form.getByRole('button', { name: 'Add event' }));
    expect(await form.findByText(/^No connection/)).toBeVisible();
    expect(form.getByLabelText('Title')).toHaveValue('Talk');
  });
});

describe('an event at its address', () => {
  it('shows time, place, guests and link', async () => {
    await open('/apps/calendar/1');
    const drawer = await dialog('Team meeting');
    expect(drawer.getByText('Business')).toBeVisible();
    expect(drawer.getByText(/^Sun, Jan 4 · /)).toBeVisible();
    expect(drawer.getByText('Room 2')).toBeVisible();
    expect(drawer.getByText('Farid Rahimi')).toBeVisible();
    const link = drawer.getByRole('link', { name: 'https://meet.northlight.example/team' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('renders no link that would run code', async () => {
    await open('/apps/calendar/1', async ({ api }) => {
      await (
        await api('admin')
      ).call(updateCalendarEvent, {
        body: {
          event: { id: 1, url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>' },
        },
      });
    });
    const drawer = await dialog('<img src=x onerror=alert(1)>');
    expect(drawer.getByText('javascript:alert(1)')).toBeVisible();
    expect(drawer.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('is edited without losing what other clients store in it', async () => {
    const { user, stored, router } = await open('/apps/calendar/3', async ({ api }) => {
      await (
        await api('admin')
      ).call(updateCalendarEvent, {
        body: {
          event: { id: 3, extendedProps: { color: 'red', guests: [{ fullName: 'Theo' }] } },
        },
      });
    });
    await user.click((await dialog('Dentist')).getByRole('link', { name: 'Edit event' }));
    const form = await dialog('Edit event');
    expect(router.state.location.pathname).toBe('/apps/calendar/3/edit');
    const title = form.getByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Dental check');
    await user.click(form.getByRole('switch', { name: 'All day' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(await stored('Dental check')).toMatchObject({
      id: 3,
      start: '2026-01-07',
      end: '2026-01-08',
      allDay: true,
      extendedProps: { calendar: 'Personal', color: 'red', guests: [{ fullName: 'Theo' }] },
    });
  });

  it('confirms before discarding changes', async () => {
    const { user } = await open('/apps/calendar/3/edit');
    const form = await dialog('Edit event');
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await closed();
  });

  it('is removed, and restored by Undo', async () => {
    const { user, stored, router } = await open('/apps/calendar/3?view=week');
    const before = await stored('Dentist');
    await user.click((await dialog('Dentist')).getByRole('button', { name: 'Remove' }));
    await closed();
    expect(await screen.findByText('Dentist removed')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/apps/calendar',
      search: '?view=week',
    });
    await waitFor(() => expect(eventOf('Dentist')).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(eventOf('Dentist')).toBeDefined());
    // Same id: links to it, and a form over it in another tab, work again.
    expect(await stored('Dentist')).toEqual(before);
  });

  it('reports a failure to remove it', async () => {
    const { user, failNext } = await open('/apps/calendar/3');
    failNext(removeCalendarEvent, 'offline');
    await user.click((await dialog('Dentist')).getByRole('button', { name: 'Remove' }));
    expect(
      await screen.findByText(/^Couldn’t save the change to “Dentist”. No connection/),
    ).toBeVisible();
    expect(eventOf('Dentist')).toBeDefined();
  });

  it.each(['/apps/calendar/999', '/apps/calendar/999/edit', '/apps/calendar/some'])(
    'shows an empty state for a missing event at %s, with a way back',
    async (path) => {
      const { user, router } = await open(path);
      const drawer = await dialog('Event');
      expect(drawer.getByText('Event not found')).toBeVisible();
      await user.click(drawer.getByRole('button', { name: 'Back to calendar' }));
      expect(router.state.location.pathname).toBe('/apps/calendar');
    },
  );
});

describe('dragging', () => {
  it('moves an event, and Undo moves it back, even after a failed attempt', async () => {
    const { user, stored, failNext } = await open();
    const before = await stored('Dentist');
    expect(await drag('Dentist', { startAt, endAt })).toBe(true);
    expect(await screen.findByText(/^Dentist moved to Thu, Jan 8 · /)).toBeVisible();
    expect(await stored('Dentist')).toEqual({ ...before, start: startAt, end: endAt });
    failNext(updateCalendarEvent, { status: 500 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await stored('Dentist')).toEqual(before));
  });

  it('turns a timed event into an all-day event, and back', async () => {
    const { stored } = await open();
    await drag('Dentist', { startAt: '2026-01-09', endAt: '2026-01-10', wholeDays: true });
    expect(await screen.findByText('Dentist moved to Fri, Jan 9 · All day')).toBeVisible();
    expect(await stored('Dentist')).toMatchObject({ start: '2026-01-09', allDay: true });
    await waitFor(() => expect(eventOf('Dentist')).toMatchObject({ wholeDays: true }));
    await drag('Dentist', { startAt, endAt });
    expect(await stored('Dentist')).toMatchObject({ start: startAt, end: endAt, allDay: false });
  });

  it('moves an event back when the request fails, and reports why', async () => {
    const { failNext, stored } = await open();
    const before = await stored('Dentist');
    failNext(updateCalendarEvent, 'offline');
    expect(await drag('Dentist', { startAt, endAt })).toBe(false);
    expect(
      await screen.findByText(/^Couldn’t save the change to “Dentist”. No connection/),
    ).toBeVisible();
    expect(eventOf('Dentist')).toMatchObject({ startAt: before?.start });
  });

  it('moves the event with Retry, and offers Undo then', async () => {
    const { failNext, stored, user } = await open();
    const before = await stored('Dentist');
    failNext(updateCalendarEvent, { status: 500 });
    await drag('Dentist', { startAt, endAt });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Dentist moved to /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored('Dentist')).toEqual(before));
  });
});
