import { codeOf } from '../testing/expect-code';
import { aSubscription, aVersion, epoch } from '../testing/records';
import {
  approve,
  cancelAtPeriodEnd,
  endWithNotice,
  reject,
  resume,
  withdraw,
} from './subscription-decisions';

const deciding = { by: 'doctor-user', now: epoch, timeZone: 'America/New_York' };
const pending = aSubscription({ status: 'pending', billingState: 'none' });

test('an approval for a later day charges nothing; the first period starts on that day', () => {
  const approved = approve(pending, aVersion(), { startOn: '2026-03-31', note: 'Hi' }, deciding);
  expect(approved).toMatchObject({
    status: 'approved',
    billingState: 'none',
    startOn: '2026-03-31',
    period: { startOn: '2026-03-31', endOn: '2026-04-30' },
    anchorDay: 31,
    decision: { by: 'doctor-user', code: 'approved', note: 'Hi' },
    version: pending.version + 1,
  });
});

test('the first period of a plan with a trial is the trial', () => {
  const approved = approve(pending, aVersion({ trialDays: 14 }), {}, deciding);
  expect(approved.period).toEqual({ startOn: '2026-03-01', endOn: '2026-03-15' });
  expect(approved.anchorDay).toBe(15);
});

test.each([
  ['2026-02-28', 'validation_failed'],
  ['2026-03-01', null],
  ['2026-05-30', null],
  ['2026-05-31', 'too_far_ahead'],
])('approving for %s: %s', (startOn, code) => {
  expect(codeOf(() => approve(pending, aVersion(), { startOn }, deciding))).toBe(code);
});

test('a rejection has a reason and releases the card', () => {
  expect(reject(pending, { code: 'outOfScope', note: 'Sorry' }, deciding)).toMatchObject({
    status: 'rejected',
    cardId: null,
    decision: { code: 'outOfScope', note: 'Sorry', by: 'doctor-user' },
  });
});

test('a patient can withdraw before the subscription starts', () => {
  for (const status of ['pending', 'approved'] as const)
    expect(withdraw(aSubscription({ status }), deciding)).toMatchObject({
      status: 'expiredCancelled',
      endReason: 'patientWithdrew',
      endOn: '2026-03-01',
      cardId: null,
    });
});

test('a subscription is canceled at the period’s end, and can be resumed before', () => {
  const ending = cancelAtPeriodEnd(aSubscription(), epoch);
  expect(ending).toMatchObject({ status: 'active', endOn: '2026-04-01' });
  const resumed = resume(ending, deciding);
  expect(resumed.endOn ?? resumed.endReason).toBeUndefined();
  expect(codeOf(() => cancelAtPeriodEnd(ending, epoch))).toBe('transition_not_allowed');
});

test.each([
  [
    'a subscription ended by the doctor',
    aSubscription({ endOn: '2026-04-15', endReason: 'doctorEnded' }),
  ],
  [
    'a subscription ended by its plan',
    aSubscription({ endOn: '2026-04-15', endReason: 'planEnded' }),
  ],
  [
    'a subscription that ends today',
    aSubscription({ endOn: '2026-03-01', endReason: 'patientCancelled' }),
  ],
  [
    'an unpaid subscription',
    aSubscription({ billingState: 'unpaid', endOn: '2026-04-01', endReason: 'patientCancelled' }),
  ],
])('%s cannot be resumed', (_, subscription) => {
  expect(codeOf(() => resume(subscription, deciding))).toBe('transition_not_allowed');
});

test.each([
  ['2026-03-30', 'validation_failed'],
  ['2026-03-31', null],
  ['2027-06-01', 'validation_failed'],
])('a doctor ends with notice on %s: %s', (endOn, code) => {
  expect(codeOf(() => endWithNotice(aSubscription(), endOn, deciding))).toBe(code);
});

test('ending cancels a scheduled plan change', () => {
  const subscription = aSubscription({ scheduledPlanVersionId: 'cheaper' });
  expect(cancelAtPeriodEnd(subscription, epoch).scheduledPlanVersionId).toBeUndefined();
});
