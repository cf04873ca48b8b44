import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { sharedContext } from '../../../checks/shared-context';

const context = sharedContext();

const act = async (id: string, name: string, body?: unknown) =>
  (
    await context().calls.patient<PatientAppointment>(
      `POST /api/v1/patient/appointments/${id}/${name}`,
      { body, version: 1 },
    )
  ).body;

test('an appointment keeps its event id when moved, and each file has a higher sequence', async () => {
  const { id, version } = context().appointment({ state: 'booked', startAt: context().startIn(3) });
  const moved = await act(id, 'reschedule', { startAt: context().startIn(4) });
  const again = await act(moved.id, 'reschedule', { startAt: context().startIn(6) });
  const cancelled = await act(again.id, 'cancel');
  const events = [moved, again, cancelled].map(({ calendarEvent }) => calendarEvent);
  expect(events.map(({ uid }) => uid)).toEqual([id, id, id]);
  const sequences = [version, ...events.map(({ sequence }) => sequence)];
  expect(sequences).toEqual([...new Set(sequences)].sort((first, second) => first - second));
});

test('a moved appointment links to its latest record', async () => {
  const { calls, appointment, startIn } = context();
  const { id } = appointment({ state: 'booked', startAt: startIn(3) });
  const moved = await act(id, 'reschedule', { startAt: startIn(4) });
  const last = await act(moved.id, 'reschedule', { startAt: startIn(6) });
  const read = async (one: string) =>
    (await calls.patient<PatientAppointment>(`GET /api/v1/patient/appointments/${one}`)).body;
  const stands = { id: last.id, startAt: last.startAt, endAt: last.endAt };
  expect((await read(id)).movedTo).toEqual(stands);
  expect((await read(moved.id)).movedTo).toEqual(stands);
  expect(await read(last.id)).not.toHaveProperty('movedTo');
});
