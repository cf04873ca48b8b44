import { lazyComponent } from '@praxis/sdk/ui';
import { PageSkeleton } from './page-skeleton';

// Few visits end on one of these, so that no other page waits for their code.

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
