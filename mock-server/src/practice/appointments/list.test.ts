import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { sharedContext } from '../../../checks/shared-context';

const context = sharedContext();

interface List {
  items: DoctorAppointment[];
  total: number;
  counts: { unfulfilled: number; fulfilled: number; all: number };
}

const list = async (query: string) =>
  (await context().calls.doctor<List>(`GET /api/v1/doctor/appointments?${query}`)).body;

test('the tab `all` has the closed appointments as well with `closed=all`, which changes no other tab', async () => {
  const [open, closed, all] = [await list(''), await list('closed=true'), await list('closed=all')];
  const total = open.total + closed.counts.unfulfilled;
  expect(closed.counts.unfulfilled).toBeGreaterThan(0);
  expect([all.total, all.counts]).toEqual([total, { ...open.counts, all: total }]);
  const tab = await list('status=unfulfilled');
  expect(await list('status=unfulfilled&closed=all')).toEqual({ ...tab, counts: all.counts });
});
