/**
 * Actions on a record: every response lists those that its command would currently accept (`rules/actions`).
 * Each list is in display order, the most likely action first.
 */
export const doctorSubscriberActions = ['approve', 'reject', 'waive', 'end'] as const;
export type DoctorSubscriberAction = (typeof doctorSubscriberActions)[number];

/** `book` is a booking for subscribers; visit types for everybody need no subscription. */
export const patientSubscriptionActions = ['book', 'resume', 'changePlan', 'cancel'] as const;
export type PatientSubscriptionAction = (typeof patientSubscriptionActions)[number];

export const doctorAppointmentActions = [
  'confirm',
  'propose',
  'decline',
  'checkIn',
  'fulfil',
  'reschedule',
  'noShow',
  'cancel',
  'reopen',
] as const;
export type DoctorAppointmentAction = (typeof doctorAppointmentActions)[number];

export const teamAppointmentActions = [
  'claim',
  'confirm',
  'propose',
  'decline',
  'checkIn',
  'reschedule',
  'cancel',
] as const;
export type TeamAppointmentAction = (typeof teamAppointmentActions)[number];

/** `withdraw` also declines a proposal. */
export const patientAppointmentActions = ['accept', 'reschedule', 'cancel', 'withdraw'] as const;
export type PatientAppointmentAction = (typeof patientAppointmentActions)[number];

export const doctorPlanActions = ['edit', 'publish', 'archive', 'delete'] as const;
export type DoctorPlanAction = (typeof doctorPlanActions)[number];

export const visitTypeActions = ['edit', 'delete'] as const;
export type VisitTypeAction = (typeof visitTypeActions)[number];

export const vacationActions = ['edit', 'cancel'] as const;
export type VacationAction = (typeof vacationActions)[number];

export const invitationActions = ['resend', 'revoke'] as const;
export type InvitationAction = (typeof invitationActions)[number];

export const teamMemberActions = ['changeRole', 'activate', 'deactivate'] as const;
export type TeamMemberAction = (typeof teamMemberActions)[number];

export const doctorChargeActions = ['refund'] as const;
export type DoctorChargeAction = (typeof doctorChargeActions)[number];

/** Doctors have no actions on invoices: they waive the subscription or refund the charge. */
export const doctorInvoiceActions = [] as const;

export const patientInvoiceActions = ['pay'] as const;
export type PatientInvoiceAction = (typeof patientInvoiceActions)[number];

export const patientCardActions = ['makeDefault', 'delete'] as const;
export type PatientCardAction = (typeof patientCardActions)[number];

export const threadActions = ['reply', 'close', 'reopen'] as const;
export type ThreadAction = (typeof threadActions)[number];

export const adminDoctorActions = ['verify', 'reject', 'suspend', 'reinstate'] as const;
export type AdminDoctorAction = (typeof adminDoctorActions)[number];
