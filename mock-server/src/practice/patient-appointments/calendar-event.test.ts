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

test('an appointment stays one event in calendars, whose newest file replaces the others', async () => {
  const { id, version } = context().appointment({ state: 'booked', startAt: context().startIn(3) });
  const moved = await act(id, 'reschedule', { startAt: context().startIn(4) });
  const again = await act(moved.id, 'reschedule', { startAt: context().startIn(6) });
  const cancelled = await act(again.id, 'cancel');
  const events = [moved, again, cancelled].map(({ calendarEvent }) => calendarEvent);
  expect(events.map(({ uid }) => uid)).toEqual([id, id, id]);
  const sequences = [version, ...events.map(({ sequence }) => sequence)];
  expect(sequences).toEqual([...new Set(sequences)].sort((first, second) => first - second));
});
