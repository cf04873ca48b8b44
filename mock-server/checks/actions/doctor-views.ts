import {
  cancelAppointment,
  checkInAppointment,
  confirmAppointment,
  declineAppointment,
  fulfilAppointment,
  noShowAppointment,
  proposeAppointment,
  reopenAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { deleteVisitType, updateVisitType } from '@praxis/contract/endpoints/doctor-visit-types';
import { createRefund } from '@praxis/contract/endpoints/payments';
import { archivePlan, deletePlan, publishPlan, updatePlan } from '@praxis/contract/endpoints/plans';
import {
  approveSubscriber,
  endSubscriber,
  rejectSubscriber,
  waiveSubscriber,
} from '@praxis/contract/endpoints/subscribers';
import {
  resendInvitation,
  revokeInvitation,
  updateTeamMember,
} from '@praxis/contract/endpoints/team';
import { deleteDoctorVacation, updateDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type {
  DoctorInvitation,
  DoctorTeamMember,
  DoctorVacation,
} from '@praxis/contract/endpoints/views/team';
import type { DoctorVisitType } from '@praxis/contract/endpoints/views/visit-type';
import { view } from './view';

const reason = () => ({ reason: 'As we agreed' });
const role = 'doctor' as const;

/** The terms of a plan in the format of the form. */
function termsOf({ current }: DoctorPlan) {
  const { name, description, benefits, price, intervalMonths } = current;
  const { joiningFee, trialDays, visitAllowance, capacity, autoRenew } = current;
  return {
    ...{ name, description, benefits, price, intervalMonths },
    ...{ joiningFee, trialDays, visitAllowance, capacity, autoRenew },
  };
}

export const doctorViews = [
  view<DoctorSubscriber>({
    name: 'a subscriber',
    role,
    lists: ['GET /api/v1/doctor/subscribers'],
    commands: {
      approve: { endpoint: approveSubscriber, body: () => ({}) },
      reject: { endpoint: rejectSubscriber, body: () => ({ code: 'practiceFull' }) },
      waive: { endpoint: waiveSubscriber, body: reason },
      end: { endpoint: endSubscriber, body: () => ({ mode: 'now', ...reason() }) },
    },
  }),

  view<DoctorAppointment>({
    name: 'an appointment of the doctor',
    role,
    lists: ['GET /api/v1/doctor/appointments', 'GET /api/v1/doctor/appointments?closed=true'],
    commands: {
      confirm: { endpoint: confirmAppointment },
      propose: {
        endpoint: proposeAppointment,
        body: (_one, context) => ({ proposedStartAt: context.startIn(8) }),
      },
      decline: { endpoint: declineAppointment },
      checkIn: { endpoint: checkInAppointment },
      fulfil: { endpoint: fulfilAppointment },
      reschedule: {
        endpoint: rescheduleAppointment,
        body: (_one, context) => ({ startAt: context.startIn(8) }),
      },
      noShow: { endpoint: noShowAppointment },
      cancel: { endpoint: cancelAppointment, body: () => ({ code: 'other' }) },
      reopen: { endpoint: reopenAppointment, body: reason },
    },
  }),

  view<DoctorPlan>({
    name: 'a plan',
    role,
    lists: ['GET /api/v1/doctor/plans', 'GET /api/v1/doctor/active-plans'],
    commands: {
      edit: { endpoint: updatePlan, body: termsOf },
      publish: { endpoint: publishPlan },
      archive: { endpoint: archivePlan },
      delete: { endpoint: deletePlan },
    },
  }),

  view<DoctorVacation>({
    name: 'a vacation that a doctor sees',
    role,
    lists: ['GET /api/v1/doctor/vacations'],
    commands: {
      edit: {
        endpoint: updateDoctorVacation,
        body: ({ kind, startAt, endAt }) => ({ kind, startAt, endAt }),
        // The team's vacations are only theirs to change.
        refusals: ['not_found'],
      },
      cancel: { endpoint: deleteDoctorVacation, refusals: ['not_found'] },
    },
  }),

  view<DoctorInvitation>({
    name: 'an invitation',
    role,
    lists: ['GET /api/v1/doctor/team'],
    part: 'invitations',
    commands: {
      resend: { endpoint: resendInvitation },
      revoke: { endpoint: revokeInvitation },
    },
  }),

  view<DoctorTeamMember>({
    name: 'a member of the team',
    role,
    lists: ['GET /api/v1/doctor/team'],
    commands: {
      changeRole: { endpoint: updateTeamMember, body: () => ({ roleId: 'nurse' }) },
      activate: {
        endpoint: updateTeamMember,
        body: () => ({ status: 'active' }),
        isIdle: ({ status }) => status === 'active',
      },
      deactivate: {
        endpoint: updateTeamMember,
        body: () => ({ status: 'deactivated' }),
        isIdle: ({ status }) => status === 'deactivated',
      },
    },
    always: ['changeRole'],
  }),

  view<DoctorVisitType>({
    name: 'a kind of visit',
    role,
    lists: ['GET /api/v1/doctor/visit-types'],
    commands: {
      edit: { endpoint: updateVisitType, body: ({ name, mode }) => ({ name, mode }) },
      delete: { endpoint: deleteVisitType },
    },
    always: ['edit', 'delete'],
  }),

  view<DoctorCharge>({
    name: 'a charge',
    role,
    lists: ['GET /api/v1/doctor/payments/charges'],
    commands: {
      refund: {
        endpoint: createRefund,
        // The minimum amount: refused only if nothing is left to refund.
        body: ({ amount }) => ({ amount: { ...amount, amountMinor: 1 }, reason: 'goodwill' }),
        refusals: ['refund_too_large'],
      },
    },
  }),
];
