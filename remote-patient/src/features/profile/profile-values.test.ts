import type { Me } from '@praxis/contract/endpoints/me';
import { bodyOf, profileSchema, valuesOf } from './profile-values';

const me: Me = {
  id: 'user-1',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  role: 'patient',
  email: 'patient@praxis.example',
  emailVerifiedAt: null,
  fullName: 'Marcus Oyelaran',
  avatarUrl: null,
  locale: 'en',
  timeZone: 'America/New_York',
  status: 'active',
  profileComplete: true,
  patient: {
    dateOfBirth: null,
    phone: '',
    address: null,
    emergencyContact: null,
    guardian: null,
  },
};

it('sends empty groups as null', () => {
  expect(bodyOf(valuesOf(me))).toEqual({
    patient: { phone: '', address: null, emergencyContact: null, guardian: null },
  });
});

it('reports missing fields of a partly filled group', () => {
  const values = valuesOf(me);
  values.patient.guardian = { ...values.patient.guardian, fullName: 'Ada Oyelaran' };
  const parsed = profileSchema?.safeParse(values);
  if (!parsed || parsed.success) throw new Error('A guardian without a relation was taken.');
  expect(parsed.error.issues.map(({ path }) => path.join('.'))).toEqual([
    'patient.guardian.relation',
    'patient.guardian.email',
  ]);
});
