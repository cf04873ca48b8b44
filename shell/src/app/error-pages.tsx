import { lazyComponent } from '@praxis/sdk/ui';
import { PageSkeleton } from './page-skeleton';

// Loaded when they are shown, as few visits need one.

export const NotFoundPage = lazyComponent(
  () => import(/* webpackChunkName: "not-found" */ './not-found-page'),
  <PageSkeleton />,
);

export const NotAuthorizedPage = lazyComponent(
  () => import(/* webpackChunkName: "not-authorized" */ './not-authorized-page'),
  <PageSkeleton />,
);

export const NoAppPage = lazyComponent(
  () => import(/* webpackChunkName: "no-app" */ './no-app-page'),
  <PageSkeleton />,
);
