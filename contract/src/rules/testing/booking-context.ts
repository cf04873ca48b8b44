import { aPractice, anAppointment, aSubscription, aVersion, aVisitType, epoch } from './records';
import type { BookingContext } from '../appointments/booking';
import { toMillis } from '../time/instants';

const nineToFive = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  startLocal: '09:00',
  endLocal: '17:00',
}));
/** Tuesday, 10:00 in New York. */
export const start = toMillis('2026-03-10T14:00:00.000Z');
export const membership = { subscription: aSubscription(), version: aVersion(), ledger: [] };

export const context = (fields: Partial<BookingContext> = {}): BookingContext => ({
  now: epoch,
  policies: { leadTimeMin: 120, horizonDays: 90 },
  hours: { timeZone: 'America/New_York', weekly: nineToFive, overrides: [] },
  visitType: aVisitType(),
  closed: [],
  doctorAppointments: [],
  patientAppointments: [],
  staff: false,
  practice: aPractice(),
  patientId: 'patient',
  membership,
  hasApplied: false,
  ...fields,
});

export const other = (fields = {}) => anAppointment({ id: 'other', patientId: 'other', ...fields });
export const mine = (fields = {}) => anAppointment({ id: 'mine', doctorId: 'other', ...fields });
export const spent = { ...membership, version: aVersion({ visitAllowance: 0 }) };
export const unpaid = { ...membership, subscription: aSubscription({ billingState: 'unpaid' }) };
