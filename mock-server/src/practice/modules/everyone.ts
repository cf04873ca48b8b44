import * as appointmentSlots from '@praxis/contract/endpoints/appointment-slots';
import * as auth from '@praxis/contract/endpoints/auth';
import * as session from '@praxis/contract/endpoints/session';
import * as me from '@praxis/contract/endpoints/me';
import * as meChanges from '@praxis/contract/endpoints/me-changes';
import * as options from '@praxis/contract/endpoints/options';
import * as publicEndpoints from '@praxis/contract/endpoints/public';
import * as threads from '@praxis/contract/endpoints/threads';
import type { BackEndModule } from '../../core/module';

/** Public endpoints and those of all roles: accounts, public pages, options, messages. */
export const everyoneModules: readonly BackEndModule[] = [
  {
    name: 'practice.auth',
    endpoints: [session.login, session.refresh, session.logout],
    prefetched: true,
    load: () => import(/* webpackChunkName: "api-auth" */ '../auth/routes'),
  },
  {
    name: 'practice.auth-sign-up',
    endpoints: [auth.signUp, auth.verify, auth.resendCode],
    load: () => import(/* webpackChunkName: "api-auth-sign-up" */ '../auth/sign-up'),
  },
  {
    name: 'practice.auth-password',
    endpoints: [auth.forgotPassword, auth.resetPassword],
    load: () => import(/* webpackChunkName: "api-auth-password" */ '../auth/password'),
  },
  {
    name: 'practice.me',
    endpoints: [me.getMe, me.getBadges, me.getNotifications, me.markNotificationsRead],
    prefetched: true,
    load: () => import(/* webpackChunkName: "api-me" */ '../me/routes'),
  },
  {
    name: 'practice.me-changes',
    endpoints: [meChanges.updateMe, meChanges.setAvatar],
    load: () => import(/* webpackChunkName: "api-me-changes" */ '../me/changes'),
  },
  {
    name: 'practice.doctors',
    endpoints: [
      publicEndpoints.listDoctors,
      publicEndpoints.getDoctor,
      publicEndpoints.listDoctorPlans,
      publicEndpoints.getPaymentKey,
    ],
    load: () => import(/* webpackChunkName: "api-doctors" */ '../doctors/routes'),
  },
  {
    name: 'practice.options',
    endpoints: [options.getOptions],
    load: () => import(/* webpackChunkName: "api-options" */ '../options/routes'),
  },
  {
    name: 'practice.slots',
    endpoints: [
      publicEndpoints.listSlots,
      publicEndpoints.getNextSlot,
      appointmentSlots.listAppointmentSlots,
    ],
    load: () => import(/* webpackChunkName: "api-slots" */ '../slots/routes'),
  },
  {
    name: 'practice.team-acceptance',
    endpoints: [auth.previewInvitation, auth.acceptInvitation],
    load: () => import(/* webpackChunkName: "api-team-acceptance" */ '../team/acceptance'),
  },
  {
    name: 'practice.threads',
    endpoints: [
      threads.listThreads,
      threads.createThread,
      threads.listMessages,
      threads.sendMessage,
      threads.readThread,
      threads.closeThread,
      threads.reopenThread,
    ],
    load: () => import(/* webpackChunkName: "api-threads" */ '../threads/routes'),
  },
];
