/**
 * What a caller may do with a record: every answer that holds one names those that the command would
 * not be refused for as the record stands (`rules/actions`). Each list is in the order in which its
 * actions are offered, the likeliest first.
 */
export const doctorSubscriberActions = ['approve', 'reject', 'waive', 'end'] as const;
export type DoctorSubscriberAction = (typeof doctorSubscriberActions)[number];

/** `book` is a visit of a member's: what anybody may book needs no subscription. */
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

/** `withdraw` declines a proposal, too. */
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

/** A doctor does nothing with an invoice: it is its subscription that is waived, its charge that is refunded. */
export const doctorInvoiceActions = [] as const;

export const patientInvoiceActions = ['pay'] as const;
export type PatientInvoiceAction = (typeof patientInvoiceActions)[number];

export const patientCardActions = ['makeDefault', 'delete'] as const;
export type PatientCardAction = (typeof patientCardActions)[number];

export const threadActions = ['reply', 'close', 'reopen'] as const;
export type ThreadAction = (typeof threadActions)[number];

export const adminDoctorActions = ['verify', 'reject', 'suspend', 'reinstate'] as const;
export type AdminDoctorAction = (typeof adminDoctorActions)[number];
