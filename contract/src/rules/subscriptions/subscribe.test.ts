import { currentAgreementVersion } from '../../entities/subscription';
import { refusal } from '../testing/expect-code';
import { subscribe } from './subscribe';
import type { SubscribeContext } from './subscribe';
import { aCard, aPatient, aPlan, aSubscription, aVersion, epoch } from '../testing/records';

const signed = { version: currentAgreementVersion, typedName: 'Marcus Oyelaran' };

const context = (fields: Partial<SubscribeContext> = {}): SubscribeContext => ({
  now: epoch,
  timeZone: 'America/New_York',
  user: { emailVerifiedAt: '2026-01-01T00:00:00.000Z', fullName: 'Marcus Oyelaran' },
  patient: aPatient(),
  plan: aPlan(),
  version: aVersion(),
  card: aCard(),
  earlier: [],
  members: 0,
  ...fields,
});

test('an application is pending and costs nothing', () => {
  expect(subscribe('new', signed, context())).toMatchObject({
    id: 'new',
    status: 'pending',
    billingState: 'none',
    planVersionId: 'version',
    doctorId: 'doctor',
    agreement: { ...signed, signedAt: '2026-03-01T12:00:00.000Z' },
    period: { startOn: '2026-03-01', endOn: '2026-04-01' },
  });
});

test('the name may be typed with any case and spacing', () => {
  const agreement = { ...signed, typedName: '  marcus   OYELARAN ' };
  expect(subscribe('new', agreement, context()).status).toBe('pending');
});

const guardian = {
  fullName: 'Ada Oyelaran',
  phone: '1',
  relation: 'mother',
  email: 'a@example.org',
};

test.each<[string, string, Partial<SubscribeContext>]>([
  [
    'an unverified email',
    'forbidden',
    { user: { emailVerifiedAt: null, fullName: 'Marcus Oyelaran' } },
  ],
  ['a draft', 'transition_not_allowed', { plan: aPlan({ status: 'draft' }) }],
  ['outdated terms', 'transition_not_allowed', { version: aVersion({ id: 'older' }) }],
  ['an open subscription', 'already_subscribed', { earlier: [aSubscription()] }],
  ['an application', 'already_subscribed', { earlier: [aSubscription({ status: 'pending' })] }],
  ['a full plan', 'plan_full', { version: aVersion({ capacity: 3 }), members: 3 }],
  [
    '17 years without guardian',
    'guardian_required',
    { patient: aPatient({ dateOfBirth: '2008-03-02' }) },
  ],
  ['no date of birth', 'validation_failed', { patient: aPatient({ dateOfBirth: null }) }],
  [
    'a birthday in the future',
    'validation_failed',
    { patient: aPatient({ dateOfBirth: '2026-03-02' }) },
  ],
  ['an expired card', 'card_expired', { card: aCard({ expMonth: 2, expYear: 2026 }) }],
])('%s is refused with %s', (_, code, fields) => {
  expect(refusal(() => subscribe('new', signed, context(fields))).code).toBe(code);
});

test.each<[string, Partial<SubscribeContext>]>([
  ['18 years today', { patient: aPatient({ dateOfBirth: '2008-03-01' }) }],
  ['17 years with guardian', { patient: aPatient({ dateOfBirth: '2010-01-01', guardian }) }],
  ['18 years today, with guardian', { patient: aPatient({ dateOfBirth: '2008-03-01', guardian }) }],
  ['the last free place', { version: aVersion({ capacity: 3 }), members: 2 }],
  ['a former subscription', { earlier: [aSubscription({ status: 'expiredCancelled' })] }],
  ['a rejected application', { earlier: [aSubscription({ status: 'rejected' })] }],
  ['a card in its last month', { card: aCard({ expMonth: 3, expYear: 2026 }) }],
])('%s is accepted', (_, fields) => {
  expect(subscribe('new', signed, context(fields)).status).toBe('pending');
});

test('a guardian signs for a minor, not for an adult', () => {
  const agreement = { ...signed, typedName: 'ada oyelaran' };
  const minor = context({ patient: aPatient({ dateOfBirth: '2008-03-02', guardian }) });
  expect(subscribe('new', agreement, minor).status).toBe('pending');
  const adult = context({ patient: aPatient({ dateOfBirth: '2008-03-01', guardian }) });
  expect(refusal(() => subscribe('new', agreement, adult)).fields).toEqual({
    'agreement.typedName': ['name_mismatch'],
  });
});

test('an agreement with another name or version is refused by field', () => {
  const wrong = { version: '2020-01', typedName: 'Somebody Else' };
  expect(refusal(() => subscribe('new', wrong, context())).fields).toEqual({
    'agreement.version': ['agreement_outdated'],
    'agreement.typedName': ['name_mismatch'],
  });
});
