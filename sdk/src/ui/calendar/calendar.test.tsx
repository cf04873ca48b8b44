import { useState } from 'react';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Calendar, type CalendarProps } from './calendar';

const vacation = {
  id: 'away',
  to: '/away',
  title: 'Ada Lovelace',
  detail: 'Vacation · Planned',
  startAt: '2026-11-24T05:00:00Z',
  endAt: '2026-11-26T05:00:00Z',
  wholeDays: true,
  tone: 'info',
  movable: false,
} as const;

const props = (changes: Partial<CalendarProps> = {}): CalendarProps => ({
  label: 'Who is away',
  views: ['month'],
  view: 'month',
  onView: jest.fn(),
  on: '2026-11-21',
  onDay: jest.fn(),
  zone: 'America/New_York',
  events: [vacation],
  onOpen: jest.fn(),
  ...changes,
});

/** Finds the event by its text: it stays invisible until it is measured, which jsdom never does. */
const bar = async () => (await screen.findByText('Ada Lovelace')).closest('a')!;

it('shows the month as title, and steps by months', async () => {
  const calendar = props();
  await renderUi(<Calendar {...calendar} />, { now: '2026-09-03T12:00:00Z' });
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(jest.mocked(calendar.onDay).mock.calls).toEqual([
    ['2026-12-01'],
    ['2026-10-01'],
    ['2026-09-03'],
  ]);
});

it('opens an all-day event with mouse and keyboard, in the calendar’s time zone', async () => {
  const calendar = props();
  await renderUi(<Calendar {...calendar} />, { zone: 'Asia/Tokyo' });
  expect(await bar()).toHaveTextContent('Ada Lovelace Vacation · Planned');
  await userEvent.click(await bar());
  (await bar()).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(jest.mocked(calendar.onOpen).mock.calls).toEqual([['away'], ['away']]),
  );
});

it('leaves a click with a modifier key on an event’s link to the browser', async () => {
  const calendar = props();
  await renderUi(<Calendar {...calendar} />);
  const link = await bar();
  expect(link).toHaveAttribute('href', '/away');
  const click = createEvent.click(link, { ctrlKey: true });
  // jsdom would report that it can't open a tab; React's handlers have run by now.
  const stop = (event: Event) => {
    expect(event).toBe(click);
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(calendar.onOpen).not.toHaveBeenCalled();
});

it('focuses the calendar when the focused event is removed', async () => {
  let empty = () => {};
  function Emptied() {
    const [events, setEvents] = useState<CalendarProps['events']>([vacation]);
    empty = () => setEvents([]);
    return <Calendar {...props()} events={events} />;
  }
  await renderUi(<Emptied />);
  (await bar()).focus();
  act(empty);
  await waitFor(() => expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Who is away' })).toHaveFocus());
});

it.each([
  ['de', 'Mit Uhrzeit'],
  ['fr', 'Avec horaire'],
  ['pt', 'Com horário'],
] as const)('labels the hour grid in the current language: %s', async (language, name) => {
  await renderUi(<Calendar {...props({ views: ['day'], view: 'day' })} />, { language });
  expect(await screen.findByText(name)).toBeInTheDocument();
  expect(screen.queryByText('Timed')).not.toBeInTheDocument();
});

it('labels the list of events in French', async () => {
  const view = { views: ['list'], view: 'list', on: '2026-11-24' } as const;
  await renderUi(<Calendar {...props(view)} />, { language: 'fr' });
  expect((await screen.findAllByRole('list', { name: 'Événements' })).length).toBeGreaterThan(0);
});
