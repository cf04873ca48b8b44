import type { Notification } from '@praxis/contract/entities/notification';
import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { people } from '../sample-records';

const context = sharedContext();

const newest = async (who: 'doctor' | 'patient') =>
  (await context().calls[who]<{ items: Notification[] }>('GET /api/v1/me/notifications')).body
    .items[0];

test.each([
  ['doctor', 'patient', 'POST /api/v1/doctor/appointments/:id/cancel', '/patient/appointments'],
  ['patient', 'doctor', 'POST /api/v1/patient/appointments/:id/cancel', '/doctor/appointments'],
] as const)(
  'a cancellation by the %s sends the %s a link that works',
  async (by, reader, line, list) => {
    const { appointment, calls, now, get } = context();
    const startAt = toInstant(now + 9 * day);
    const endAt = toInstant(now + 9 * day + 30 * 60_000);
    const { id, version } = appointment({ state: 'booked', startAt, endAt });
    const { status } = await calls[by](line.replace(':id', id), { version, body: {} });
    expect(status).toBe(200);
    const notification = await newest(reader);
    expect(notification).toMatchObject({
      kind: 'appointmentCancelled',
      link: `${list}/${id}`,
      values: { patient: get('patients', people.patient).fullName, startAt },
    });
    const opened = await calls[reader]<{ state: string }>(`GET /api/v1${list}/${id}`);
    expect(opened.body.state).toBe('cancelled');
  },
);
