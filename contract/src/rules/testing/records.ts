import type { Appointment } from '../../entities/appointment';
import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { Doctor } from '../../entities/doctor';
import type { Invoice } from '../../entities/invoice';
import type { Patient } from '../../entities/patient';
import type { Plan, PlanVersion } from '../../entities/plan';
import { defaultPolicies } from '../../entities/practice';
import type { Practice } from '../../entities/practice';
import { currentAgreementVersion } from '../../entities/subscription';
import type { Subscription } from '../../entities/subscription';
import type { VisitType } from '../../entities/visit-type';
import { toMillis } from '../time/instants';
import { money } from '../billing/money';
import { providerRef } from '../billing/simulated-card-provider';
import { newRecord } from '../versions';

/** Base time of the sample records: complete, plausible records that tests override. */
export const epoch = toMillis('2026-03-01T12:00:00.000Z');

const record = (id: string) => newRecord(id, epoch);

export const aPractice = (fields: Partial<Practice> = {}): Practice => ({
  ...record('practice'),
  name: 'Hudson Family Practice',
  address: {
    line1: '200 Vesey Street',
    line2: '',
    city: 'New York',
    state: 'US-NY',
    postalCode: '10281',
    country: 'US',
  },
  phone: '+1 212 555 0134',
  timeZone: 'America/New_York',
  currency: 'USD',
  jurisdiction: 'US-NY',
  bookingMode: 'instant',
  policies: defaultPolicies,
  ...fields,
});

export const aDoctor = (fields: Partial<Doctor> = {}): Doctor => ({
  ...record('doctor'),
  userId: 'doctor-user',
  practiceId: 'practice',
  background: {
    degreeIds: ['md'],
    specialityIds: ['familyMedicine'],
    licences: [{ state: 'US-NY', number: '271828', expiresOn: '2030-12-31' }],
    languages: ['en'],
    bio: '',
  },
  verification: 'verified',
  verificationReason: null,
  ...fields,
});

export const aPatient = (fields: Partial<Patient> = {}): Patient => ({
  ...record('patient'),
  userId: 'patient-user',
  fullName: 'Marcus Oyelaran',
  dateOfBirth: '1988-07-14',
  phone: '+1 212 555 0199',
  address: null,
  emergencyContact: null,
  guardian: null,
  ...fields,
});

export const aVersion = (fields: Partial<PlanVersion> = {}): PlanVersion => ({
  ...record('version'),
  planId: 'plan',
  number: 1,
  name: 'Everyday care',
  description: 'A doctor who knows you.',
  benefits: ['Four visits a month'],
  price: money(9900, 'USD'),
  intervalMonths: 1,
  joiningFee: money(0, 'USD'),
  trialDays: 0,
  visitAllowance: 4,
  capacity: null,
  autoRenew: true,
  ...fields,
});

export const aPlan = (fields: Partial<Plan> = {}): Plan => ({
  ...record('plan'),
  doctorId: 'doctor',
  status: 'active',
  currentVersionId: 'version',
  ...fields,
});

export const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  ...record('subscription'),
  patientId: 'patient',
  doctorId: 'doctor',
  planVersionId: 'version',
  status: 'active',
  billingState: 'current',
  startOn: '2026-03-01',
  period: { startOn: '2026-03-01', endOn: '2026-04-01' },
  anchorDay: 1,
  agreement: {
    version: currentAgreementVersion,
    signedAt: '2026-02-27T15:00:00.000Z',
    typedName: 'Marcus Oyelaran',
  },
  cardId: 'card',
  ...fields,
});

export const aCard = (fields: Partial<Card> = {}): Card => ({
  ...record('card'),
  patientId: 'patient',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2032,
  isDefault: true,
  providerRef: providerRef('ok', 'a1b2c3d4'),
  ...fields,
});

export const anInvoice = (fields: Partial<Invoice> = {}): Invoice => ({
  ...record('invoice'),
  practiceId: 'practice',
  doctorId: 'doctor',
  patientId: 'patient',
  subscriptionId: 'subscription',
  number: 'INV-000001',
  lines: [
    {
      kind: 'period',
      text: 'Everyday care',
      amount: money(9900, 'USD'),
      serviceFrom: '2026-03-01',
      serviceTo: '2026-04-01',
    },
  ],
  tax: money(0, 'USD'),
  total: money(9900, 'USD'),
  paid: money(9900, 'USD'),
  due: money(0, 'USD'),
  status: 'paid',
  issuedOn: '2026-03-01',
  dueOn: '2026-03-01',
  ...fields,
});

export const aCharge = (fields: Partial<Charge> = {}): Charge => ({
  ...record('charge'),
  doctorId: 'doctor',
  patientId: 'patient',
  invoiceId: 'invoice',
  cardId: 'card',
  amount: money(9900, 'USD'),
  refunded: money(0, 'USD'),
  status: 'succeeded',
  attempt: 1,
  ...fields,
});

export const aVisitType = (fields: Partial<VisitType> = {}): VisitType => ({
  ...record('visit-type'),
  doctorId: 'doctor',
  name: 'Check-up',
  durationMin: 30,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  mode: 'inPerson',
  memberOnly: false,
  ...fields,
});

export const anAppointment = (fields: Partial<Appointment> = {}): Appointment => ({
  ...record('appointment'),
  doctorId: 'doctor',
  patientId: 'patient',
  subscriptionId: 'subscription',
  visitTypeId: 'visit-type',
  startAt: '2026-03-10T14:00:00.000Z',
  endAt: '2026-03-10T14:30:00.000Z',
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  timeZone: 'America/New_York',
  state: 'booked',
  status: 'unfulfilled',
  reason: 'Headache',
  ...fields,
});
