import { calendarTypes, type CalendarEvent } from '@praxis/contract/demo/calendar';
import { startDemo, testNow, type TestDemo } from '../testing';

const list = async (demo: TestDemo, calendars: readonly string[] = calendarTypes) =>
  (await demo.get<CalendarEvent[]>('/apps/calendar/events', { 'calendars[]': calendars })).body;
const add = (demo: TestDemo, event: unknown) =>
  demo.post<{ event: CalendarEvent }>('/apps/calendar/add-event', { event });
const update = (demo: TestDemo, event: unknown) =>
  demo.post<{ event: CalendarEvent }>('/apps/calendar/update-event', { event });

test('has thirty events around today, in all five calendars', async () => {
  const events = await list(startDemo());
  expect(events).toHaveLength(30);
  const days = events.map(({ start }) => (Date.parse(start) - testNow) / 86_400_000);
  expect(Math.min(...days)).toBeLessThan(-7);
  expect(Math.max(...days)).toBeGreaterThan(14);
  for (const calendar of calendarTypes)
    expect(events.filter((one) => one.extendedProps.calendar === calendar).length).toBeGreaterThan(
      3,
    );
  for (const { start, end, allDay } of events) {
    expect(Date.parse(end)).toBeGreaterThan(Date.parse(start));
    // A whole day is a date without time, so it is the same in every zone.
    expect(start.length === '2026-01-05'.length).toBe(allDay);
  }
});

test('lists the selected calendars, ignoring case, and nothing if none is selected', async () => {
  const demo = startDemo();
  const chosen = await list(demo, ['business', 'Family']);
  expect(new Set(chosen.map(({ extendedProps }) => extendedProps.calendar))).toEqual(
    new Set(['Business', 'Family']),
  );
  expect(await list(demo, ['Business'])).not.toHaveLength(0);
  expect(await list(demo, [])).toEqual([]);
  expect(await list(demo, ['Nobody'])).toEqual([]);
  const unnamed = await demo.get<unknown>('/apps/calendar/events', { calendars: 'Business' });
  expect(unnamed.body).toEqual([]);
});

test('reads URL-encoded array parameters', async () => {
  const { dispatcher } = startDemo();
  const response = await dispatcher.dispatch({
    method: 'GET',
    path: '/apps/calendar/events',
    query: 'calendars%5B%5D=ETC&calendars[]=Holiday',
    body: '',
    headers: {},
  });
  const events = JSON.parse(response.body) as CalendarEvent[];
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(
    new Set(['ETC', 'Holiday']),
  );
});

test('assigns the last id + 1 to a new event, and fills in defaults', async () => {
  const demo = startDemo();
  const { status, body } = await add(demo, { id: 2, title: 'Talk', start: '2026-01-08T10:00:00Z' });
  expect(status).toBe(201);
  expect(body).toEqual({
    event: {
      id: 31,
      url: '',
      title: 'Talk',
      start: '2026-01-08T10:00:00.000Z',
      end: '2026-01-08T10:00:00.000Z',
      allDay: false,
      extendedProps: { calendar: 'ETC' },
    },
  });
  expect(await list(demo, ['ETC'])).toContainEqual(body.event);
});

test('keeps additional properties of the client', async () => {
  const demo = startDemo();
  const extendedProps = { calendar: 'Family', guests: ['Theo'], location: 'At home' };
  const event = {
    title: 'Tea',
    start: '2026-01-08',
    end: '2026-01-09',
    allDay: true,
    extendedProps,
  };
  const added = (await add(demo, event)).body.event;
  expect(added).toMatchObject(event);
  const changed = await update(demo, { id: added.id, extendedProps: { location: 'In the park' } });
  expect(changed.body.event.extendedProps).toEqual({ ...extendedProps, location: 'In the park' });
});

test('updates only the given fields', async () => {
  const demo = startDemo();
  const [event] = await list(demo);
  const start = '2026-02-01T09:00:00.000Z';
  const { status, body } = await update(demo, { id: String(event?.id), start });
  expect(status).toBe(200);
  expect(body).toEqual({ event: { ...event, start } });
  expect(await list(demo)).toContainEqual(body.event);
  const withoutEnd = await update(demo, { id: event?.id, end: null, url: null });
  expect(withoutEnd.body.event).toMatchObject({ end: start, url: '' });
});

test.each([
  undefined,
  {},
  { title: 'A' },
  { title: '', start: '2026-01-08' },
  { title: 'A', start: 'some day' },
  { title: 'A', start: '2026-01-08', extendedProps: { calendar: 'Secret' } },
  { title: 'A', start: '2026-01-08', allDay: 'yes' },
  {
    title: 'A',
    start: '2026-01-08',
    extendedProps: { calendar: 'ETC', guests: Array.from({ length: 20_000 }, () => 'a@b.example') },
  },
])('rejects adding %j', async (event) => {
  expect((await add(startDemo(), event)).status).toBe(400);
});

test('removes an event', async () => {
  const demo = startDemo();
  expect((await demo.remove('/apps/calendar/remove-event', { id: 1 })).status).toBe(200);
  expect(await list(demo)).toHaveLength(29);
  expect((await demo.remove('/apps/calendar/remove-event', { id: 1 })).status).toBe(404);
});

test('restores a removed event with another id if its own was reused', async () => {
  const demo = startDemo();
  const deleted = (await add(demo, { title: 'Deleted', start: '2026-01-08' })).body.event;
  await demo.remove('/apps/calendar/remove-event', { id: deleted.id });
  const newer = (await add(demo, { title: 'Newer', start: '2026-01-08' })).body.event;
  expect(newer.id).toBe(deleted.id);
  const event = { ...deleted, id: deleted.id + 1 };
  expect(await demo.post('/apps/calendar/restore-event', { event: deleted })).toMatchObject({
    status: 201,
    body: { event },
  });
  expect(await list(demo, ['ETC'])).toEqual(expect.arrayContaining([newer, event]));
});

test('restores a removed event under its id, unless it was restored before', async () => {
  const demo = startDemo();
  const [event] = await list(demo);
  const restore = () => demo.post('/apps/calendar/restore-event', { event });
  expect((await restore()).status).toBe(409);
  await demo.remove('/apps/calendar/remove-event', { id: event!.id });
  expect(await restore()).toMatchObject({ status: 201, body: { event } });
  expect(await list(demo)).toContainEqual(event);
});
