import type { DoctorAuditEvent } from '@praxis/contract/endpoints/doctor-audit';
import { sharedContext } from '../../../checks/shared-context';
import { people } from '../sample-records';
import { table } from '../tables';

const context = sharedContext();

test('waiving writes off the open invoice, makes billing current and records the reason', async () => {
  const { calls, find, practice } = context();
  const late = find(
    'subscriptions',
    (one) => one.doctorId === people.doctor && one.billingState === 'pastDue',
  );
  const open = table(practice.database, 'invoices').filter(
    ({ subscriptionId, status }) => subscriptionId === late.id && status === 'open',
  );
  expect(open).toHaveLength(1);
  const { body } = await calls.doctor(`POST /api/v1/doctor/subscribers/${late.id}/waive`, {
    body: { reason: 'A hard month' },
    version: late.version,
  });
  expect(body).toMatchObject({ status: 'active', billingState: 'current' });
  expect(context().get('invoices', open[0]?.id ?? '')).toMatchObject({
    status: 'uncollectible',
    due: { amountMinor: 0 },
  });
  const log = await calls.doctor<{ items: DoctorAuditEvent[] }>(
    'GET /api/v1/doctor/audit?sort=-at',
  );
  expect(log.body.items[0]).toMatchObject({
    resource: `subscription:${late.id}`,
    reason: 'A hard month',
  });
});
