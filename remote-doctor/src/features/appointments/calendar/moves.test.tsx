import { act, screen, waitFor, within } from '@testing-library/react';
import {
  bookForPatient,
  getDoctorAppointment,
  listDoctorAppointments,
  proposeAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import { createDoctorVacation } from '@praxis/contract/endpoints/vacations';
import { renderRemote } from '@praxis/sdk/testing';
import type { CalendarProps } from '@praxis/sdk/ui/calendar';
import { remote } from '../../../remote';

/** Props that the page passes to the calendar: jsdom has no layout, so nothing can be dragged. */
let shown: CalendarProps | undefined;
jest.mock('@praxis/sdk/ui/calendar', () => ({
  ...jest.requireActual('@praxis/sdk/ui/calendar'),
  Calendar: (props: CalendarProps) => {
    shown = props;
    return <p>Calendar in {props.zone}</p>;
  },
}));

/** Opens the calendar with a booked appointment and two free times of another day. */
async function open() {
  shown = undefined;
  const view = await renderRemote({
    remote,
    path: '/doctor/appointments?view=week&on=2026-01-08',
  });
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listDoctorAppointments, {
    query: { status: 'unfulfilled', from: '2026-01-04', to: '2026-01-10', perPage: 100 },
  });
  const booked = items.find(({ state }) => state === 'booked');
  if (!booked) throw new Error('Nothing is booked in the week.');
  const { doctorId, visitTypeId } = booked;
  const slots = await doctor.call(listSlots, {
    params: { id: doctorId },
    query: { from: '2026-01-09', to: '2026-01-09', visitTypeId },
  });
  await screen.findByText('Calendar in America/New_York');
  await waitFor(() => expect(shown?.events?.some(({ id }) => id === booked.id)).toBe(true));
  return { ...view, doctor, booked, free: slots.items.map(({ startAt }) => startAt) };
}

const drag = async (id: string, startAt: string) => {
  let stays: boolean | undefined;
  await act(async () => {
    stays = await shown?.onMove?.(id, { startAt, endAt: startAt });
  });
  return stays;
};

it('moves a booked appointment to the drop time and undoes it, also at the second try', async () => {
  const { user, doctor, booked, free, failNext } = await open();
  expect(await drag(booked.id, free[0]!)).toBe(true);
  const { fullName } = booked.patient;
  expect(await screen.findByText(new RegExp(`^${fullName} moved to .* E[SD]T`))).toBeVisible();
  expect(await doctor.call(getDoctorAppointment, { params: { id: booked.id } })).toMatchObject({
    state: 'cancelled',
  });
  await waitFor(() => expect(shown?.events?.some(({ startAt }) => startAt === free[0])).toBe(true));
  failNext(rescheduleAppointment, 'offline');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(
      shown?.events?.some(({ title, startAt }) => title === fullName && startAt === booked.startAt),
    ).toBe(true),
  );
});

it('sends nothing when the drop time is the current one, as in an hour that DST skips', async () => {
  const { booked, sent } = await open();
  expect(await drag(booked.id, booked.startAt)).toBe(false);
  expect(sent.some(({ line }) => line.endsWith('/reschedule'))).toBe(false);
});

it('shows it at the drop time and prevents another move until the response arrives', async () => {
  const { booked, free, hold } = await open();
  const release = hold(rescheduleAppointment);
  const event = () => shown?.events?.find(({ id }) => id === booked.id);
  let answer: unknown;
  act(() => {
    answer = shown?.onMove?.(booked.id, { startAt: free[0]!, endAt: free[0]! });
  });
  expect(event()).toMatchObject({ startAt: free[0], movable: false });
  release();
  await act(async () => expect(await answer).toBe(true));
  await waitFor(() => expect(event()).toBeUndefined());
  expect(shown?.events?.find(({ startAt }) => startAt === free[0])?.movable).toBe(true);
});

it.each([
  ['slot_taken', 'This time is already booked. Choose another.'],
  ['patient_overlap', 'The patient already has an appointment at this time.'],
  ['slot_not_offered', 'This time isn’t available. Choose another.'],
  ['version_conflict', 'changed'],
  ['offline', 'No connection'],
] as const)(
  'reverts a dragged appointment when the response is %s, with the reason',
  async (code, reason) => {
    const { host, failNext, booked, free } = await open();
    failNext(rescheduleAppointment, code);
    expect(await drag(booked.id, free[0]!)).toBe(false);
    expect(host.notices[0]).toMatchObject({ kind: 'error', text: expect.stringContaining(reason) });
    expect(shown?.events?.find(({ id }) => id === booked.id)?.startAt).toBe(booked.startAt);
  },
);

it('reports that someone is away when an appointment is dropped into a vacation', async () => {
  const { host, doctor, booked, free } = await open();
  const startAt = new Date(free[0]!).toISOString();
  const endAt = new Date(Date.parse(startAt) + 30 * 60_000).toISOString();
  await doctor.call(createDoctorVacation, { body: { kind: 'conference', startAt, endAt } });
  expect(await drag(booked.id, startAt)).toBe(false);
  expect(host.notices[0]).toMatchObject({
    kind: 'error',
    text: expect.stringContaining('Time off is scheduled for this time. Choose another.'),
  });
});

it('shows a proposed appointment at its proposed time, and shades the closed hours', async () => {
  const { doctor, free, refresh } = await open();
  const { items } = await doctor.call(listDoctorAppointments, {
    query: { status: 'unfulfilled', state: 'requested', sort: 'startAt', perPage: 100 },
  });
  const { id, version } = items[0]!;
  const [proposedStartAt = ''] = free.slice(-1);
  await doctor.call(proposeAppointment, { params: { id }, version, body: { proposedStartAt } });
  await refresh();
  const event = await waitFor(() => {
    const found = shown?.events?.find((one) => one.id === id);
    expect(found).toBeDefined();
    return found!;
  });
  expect(event).toMatchObject({
    startAt: new Date(proposedStartAt).toISOString(),
    detail: expect.stringContaining('New time proposed'),
  });
  // The practice is closed on Sundays.
  expect(shown?.closed).toContainEqual({ from: '2026-01-04T00:00', to: '2026-01-05T00:00' });
});

it('allows dragging only if the record can be rescheduled', async () => {
  const { booked, doctor, server, refresh } = await open();
  for (const { detail, movable } of shown?.events ?? [])
    expect(movable).toBe(detail.endsWith('Booked'));
  const answer = await doctor.call(listDoctorAppointments, {
    query: { status: 'all', closed: false, from: '2026-01-04', to: '2026-01-10', perPage: 100 },
  });
  server.get('/api/v1/doctor/appointments', () => ({
    ...answer,
    items: answer.items.map((item) => (item.id === booked.id ? { ...item, actions: [] } : item)),
  }));
  await refresh();
  expect(shown?.events?.find(({ id }) => id === booked.id)?.movable).toBe(false);
});

it('shows an appointment that started the evening before and ends after midnight', async () => {
  const { booked, doctor, router, refresh } = await open();
  const { items } = await doctor.call(listDoctorAppointments, { query: { perPage: 100 } });
  const quarter = 15 * 60_000;
  const { visitTypeId } = items.find(
    ({ startAt, endAt }) => Date.parse(endAt) - Date.parse(startAt) > quarter,
  )!;
  const startAt = '2026-01-08T04:45:00.000Z';
  const { id } = await doctor.call(bookForPatient, {
    body: { patientId: booked.patient.id, visitTypeId, startAt },
    idempotencyKey: 'late',
  });
  await refresh();
  await act(() => router.navigate('/doctor/appointments?view=day&on=2026-01-08'));
  await waitFor(() => expect(shown?.events?.some((one) => one.id === id)).toBe(true));
  // It shows nothing else of that evening, which would extend the visible hours.
  expect(shown?.events?.filter((one) => one.endAt < '2026-01-08T05:00')).toEqual([]);
});

it('books at the time that was clicked in the calendar, in the practice’s zone', async () => {
  await open();
  act(() => shown?.onPick?.('2026-01-08T19:00:00.000Z'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book an appointment' }));
  expect(await dialog.findByLabelText('Day')).toHaveValue('01/08/2026');
  expect(dialog.getByLabelText(/^Time/)).toHaveValue('2:00 PM');
});
