import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The doctor's app: its pages, its state, its texts. */
export const remote = {
  pages: {
    dashboard: () =>
      import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard.page'),
    plans: () => import(/* webpackChunkName: "page-plans" */ './features/plans/plans.page'),
    'new-plan': () =>
      import(/* webpackChunkName: "page-new-plan" */ './features/plans/new-plan.page'),
    plan: () => import(/* webpackChunkName: "page-plan" */ './features/plans/plan.page'),
    patients: () =>
      import(/* webpackChunkName: "page-patients" */ './features/patients/patients.page'),
    appointments: () =>
      import(
        /* webpackChunkName: "page-appointments" */ './features/appointments/appointments.page'
      ),
    messages: () =>
      import(/* webpackChunkName: "page-messages" */ './features/messages/messages.page'),
    team: () => import(/* webpackChunkName: "page-team" */ './features/team/team.page'),
    vacations: () =>
      import(/* webpackChunkName: "page-vacations" */ './features/vacations/vacations.page'),
    payments: () =>
      import(/* webpackChunkName: "page-payments" */ './features/payments/payments.page'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile.page'),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ `./features/${feature}/texts/${language}.json`),
  sharedTexts: (language) =>
    import(/* webpackChunkName: "shared-texts-[request]" */ `./shared/texts/${language}.json`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
