import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { addDays } from '@praxis/contract/rules/time/calendar';
import { sharedContext } from '../../../checks/shared-context';
import { people } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/subscribers';

const found = (status: 'pending' | 'active') =>
  context().find(
    'subscriptions',
    (one) =>
      one.doctorId === people.doctor &&
      one.status === status &&
      !one.endOn &&
      (status === 'pending' || one.billingState === 'current'),
  );

const preview = async (id: string) =>
  (await context().calls.doctor<ChargePreview>(`GET ${path}/${id}/charge-preview`)).body;

/** Sends a decision and returns its error code; changes are undone. */
async function decide(id: string, command: string, body: object): Promise<string | undefined> {
  const { version } = context().get('subscriptions', id);
  const { code } = await context().calls.doctor(`POST ${path}/${id}/${command}`, { body, version });
  context.undo();
  return code;
}

test('an approval may start until the last day in its preview', async () => {
  const { id } = found('pending');
  const { latestStartOn, earliestEndOn, latestEndOn } = await preview(id);
  expect([latestStartOn, earliestEndOn, latestEndOn]).toEqual(['2026-04-05', null, null]);
  const approve = (startOn: string) => decide(id, 'approve', { startOn });
  expect(await approve('2026-04-05')).toBeUndefined();
  expect(await approve('2026-04-06')).toBe('too_far_ahead');
});

test('is refused like approving the application', async () => {
  const { calls, get, put } = context();
  const { id, planVersionId } = found('pending');
  const refusal = async (startOn: string) => {
    const { body, code } = await calls.doctor<{ error?: { fields?: object } }>(
      `GET ${path}/${id}/charge-preview?startOn=${startOn}`,
    );
    expect(code).toBe(await decide(id, 'approve', { startOn }));
    return [code, body.error?.fields];
  };
  expect(await refusal('2026-01-04')).toEqual(['validation_failed', { startOn: ['date_past'] }]);
  expect(await refusal('2026-04-06')).toEqual(['too_far_ahead', { startOn: ['too_far_ahead'] }]);
  expect(await refusal('2026-04-05')).toEqual([undefined, undefined]);
  put('planVersions', { ...get('planVersions', planVersionId), capacity: 1 });
  const { code } = await calls.doctor(`GET ${path}/${id}/charge-preview`);
  expect(code).toBe('plan_full');
});

test('an end with notice must be between the two days in its preview', async () => {
  const { id } = found('active');
  const { latestStartOn, earliestEndOn, latestEndOn } = await preview(id);
  expect([latestStartOn, earliestEndOn, latestEndOn]).toEqual([null, '2026-02-04', '2027-01-06']);
  const end = (endOn: string) =>
    decide(id, 'end', { mode: 'notice', endOn, reason: 'The practice moves' });
  for (const endOn of ['2026-02-04', '2027-01-06']) expect(await end(endOn)).toBeUndefined();
  for (const endOn of [addDays('2026-02-04', -1), addDays('2027-01-06', 1)])
    expect(await end(endOn)).toBe('validation_failed');
});

test('a subscription that is already ending can only be ended immediately', async () => {
  const running = found('active');
  context().put('subscriptions', { ...running, endOn: '2026-03-01', endReason: 'doctorEnded' });
  expect(await preview(running.id)).toMatchObject({
    endNow: { refund: expect.any(Object) },
    earliestEndOn: null,
    latestEndOn: null,
  });
});
