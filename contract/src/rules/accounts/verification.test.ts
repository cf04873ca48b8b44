import { verifications } from '../../entities/doctor';
import { codeOf } from '../testing/expect-code';
import { aDoctor, epoch } from '../testing/records';
import { changeBackground, decideVerification } from './verification';

const decisions = {
  verify: 'pending',
  reject: 'pending',
  suspend: 'verified',
  reinstate: 'suspended',
} as const;
const names = Object.keys(decisions) as (keyof typeof decisions)[];

test.each(verifications.flatMap((from) => names.map((decision) => [decision, from] as const)))(
  '%s a doctor who is %s',
  (decision, verification) => {
    const act = () => decideVerification(aDoctor({ verification }), decision, 'why', epoch);
    expect(codeOf(act)).toBe(
      decisions[decision] === verification ? null : 'transition_not_allowed',
    );
  },
);

test.each([
  ['unverified', 'pending'],
  ['rejected', 'pending'],
  ['verified', 'pending'],
  ['pending', 'pending'],
  ['suspended', 'suspended'],
] as const)('a new license moves a doctor from %s to %s', (verification, after) => {
  const doctor = aDoctor({ verification, verificationReason: 'old' });
  const { background } = doctor;
  const licences = [{ state: 'US-NJ', number: '1', expiresOn: '2031-01-01' }];
  expect(changeBackground(doctor, { ...background, licences }, epoch).verification).toBe(after);
});

test.each(['degreeIds', 'licences'] as const)(
  'a verified doctor who removes all %s is submitted again',
  (part) => {
    const doctor = aDoctor();
    const background = { ...doctor.background, [part]: [] };
    expect(changeBackground(doctor, background, epoch).verification).toBe('pending');
  },
);

test('degrees and licenses in another order need no verification', () => {
  const licence = { state: 'US-NY', number: 'A-1', expiresOn: '2030-01-31' };
  const [degreeIds, licences] = [
    ['md', 'phd'],
    [licence, { ...licence, state: 'US-NJ' }],
  ];
  const before = aDoctor();
  const doctor = { ...before, background: { ...before.background, degreeIds, licences } };
  const reordered = {
    ...doctor.background,
    degreeIds: degreeIds.toReversed(),
    licences: licences.toReversed(),
  };
  expect(changeBackground(doctor, reordered, epoch).verification).toBe('verified');
});

test('a changed bio needs no verification, and neither does a profile without a license', () => {
  const doctor = aDoctor();
  const { background } = doctor;
  expect(changeBackground(doctor, { ...background, bio: 'Hello' }, epoch).verification).toBe(
    'verified',
  );
  const blank = aDoctor({ verification: 'unverified' });
  expect(changeBackground(blank, { ...background, licences: [] }, epoch).verification).toBe(
    'unverified',
  );
});
