import * as doctorAppointments from '@praxis/contract/endpoints/doctor-appointments';
import * as doctorAudit from '@praxis/contract/endpoints/doctor-audit';
import * as doctorDashboard from '@praxis/contract/endpoints/doctor-dashboard';
import * as doctorProfile from '@praxis/contract/endpoints/doctor-profile';
import * as practice from '@praxis/contract/endpoints/practice';
import * as doctorVisitTypes from '@praxis/contract/endpoints/doctor-visit-types';
import * as payments from '@praxis/contract/endpoints/payments';
import * as plans from '@praxis/contract/endpoints/plans';
import * as subscribers from '@praxis/contract/endpoints/subscribers';
import * as team from '@praxis/contract/endpoints/team';
import * as vacations from '@praxis/contract/endpoints/vacations';
import type { BackEndModule } from '../../core/module';

/** The endpoints for doctors. */
export const doctorModules: readonly BackEndModule[] = [
  {
    name: 'practice.dashboard',
    endpoints: [doctorDashboard.getDoctorDashboard],
    load: () => import(/* webpackChunkName: "api-dashboard" */ '../dashboard/routes'),
  },
  {
    name: 'practice.doctor-audit',
    endpoints: [doctorAudit.listDoctorAudit],
    load: () => import(/* webpackChunkName: "api-doctor-audit" */ '../doctor-audit/routes'),
  },
  {
    name: 'practice.doctor-appointments-commands',
    endpoints: [
      doctorAppointments.bookForPatient,
      doctorAppointments.confirmAppointment,
      doctorAppointments.declineAppointment,
      doctorAppointments.proposeAppointment,
      doctorAppointments.cancelAppointment,
      doctorAppointments.rescheduleAppointment,
      doctorAppointments.checkInAppointment,
      doctorAppointments.fulfilAppointment,
      doctorAppointments.noShowAppointment,
      doctorAppointments.reopenAppointment,
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-doctor-appointments-commands" */ '../doctor-appointments/commands'
      ),
  },
  {
    name: 'practice.doctor-appointments',
    endpoints: [doctorAppointments.listDoctorAppointments, doctorAppointments.getDoctorAppointment],
    load: () =>
      import(/* webpackChunkName: "api-doctor-appointments" */ '../doctor-appointments/routes'),
  },
  {
    name: 'practice.payments-commands',
    endpoints: [payments.createRefund, payments.createPayout],
    load: () => import(/* webpackChunkName: "api-payments-commands" */ '../payments/commands'),
  },
  {
    name: 'practice.payments',
    endpoints: [
      payments.listCharges,
      payments.listRefunds,
      payments.listPayouts,
      payments.listPayoutItems,
    ],
    load: () => import(/* webpackChunkName: "api-payments" */ '../payments/routes'),
  },
  {
    name: 'practice.plans-commands',
    endpoints: [
      plans.createPlan,
      plans.updatePlan,
      plans.deletePlan,
      plans.publishPlan,
      plans.archivePlan,
    ],
    load: () => import(/* webpackChunkName: "api-plans-commands" */ '../plans/commands'),
  },
  {
    name: 'practice.plans',
    endpoints: [plans.listPlans, plans.listActivePlans, plans.getPlan],
    load: () => import(/* webpackChunkName: "api-plans" */ '../plans/routes'),
  },
  {
    // A module of its own, since most of a doctor's pages need it but nothing else of the profile.
    name: 'practice.practice',
    endpoints: [practice.getPractice],
    load: () => import(/* webpackChunkName: "api-practice" */ '../profile/practice'),
  },
  {
    name: 'practice.profile',
    endpoints: [
      doctorProfile.getBackground,
      doctorProfile.putBackground,
      practice.putPractice,
      doctorProfile.getPayoutAccount,
      doctorProfile.putPayoutAccount,
      doctorProfile.getAvailability,
      doctorProfile.putAvailability,
    ],
    load: () => import(/* webpackChunkName: "api-profile" */ '../profile/routes'),
  },
  {
    name: 'practice.subscribers-commands',
    endpoints: [
      subscribers.getChargePreview,
      subscribers.approveSubscriber,
      subscribers.rejectSubscriber,
      subscribers.endSubscriber,
      subscribers.waiveSubscriber,
    ],
    load: () =>
      import(/* webpackChunkName: "api-subscribers-commands" */ '../subscribers/commands'),
  },
  {
    name: 'practice.subscribers',
    endpoints: [subscribers.listSubscribers],
    load: () => import(/* webpackChunkName: "api-subscribers" */ '../subscribers/routes'),
  },
  {
    name: 'practice.subscriber',
    endpoints: [subscribers.getSubscriber],
    load: () => import(/* webpackChunkName: "api-subscriber" */ '../subscribers/detail'),
  },
  {
    name: 'practice.team',
    endpoints: [
      team.listTeam,
      team.inviteTeamMember,
      team.resendInvitation,
      team.revokeInvitation,
      team.updateTeamMember,
    ],
    load: () => import(/* webpackChunkName: "api-team" */ '../team/routes'),
  },
  {
    name: 'practice.vacations-of-doctor',
    endpoints: [
      vacations.listDoctorVacations,
      vacations.createDoctorVacation,
      vacations.previewDoctorVacation,
      vacations.getDoctorVacation,
      vacations.updateDoctorVacation,
      vacations.deleteDoctorVacation,
    ],
    load: () =>
      import(/* webpackChunkName: "api-vacations-of-doctor" */ '../vacations/doctor-routes'),
  },
  {
    name: 'practice.visit-types',
    endpoints: [
      doctorVisitTypes.listVisitTypes,
      doctorVisitTypes.createVisitType,
      doctorVisitTypes.getVisitType,
      doctorVisitTypes.updateVisitType,
      doctorVisitTypes.deleteVisitType,
    ],
    load: () => import(/* webpackChunkName: "api-visit-types" */ '../visit-types/routes'),
  },
];
