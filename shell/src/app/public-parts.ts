import type { ComponentType } from 'react';
import type { Identity } from '@praxis/sdk';
import type { PublicPageProps } from '../public/page-props';
import type { PublicPlace } from '../public/place';
import { lazyPart } from './lazy-part';

type Module<Props> = Promise<{ default: ComponentType<Props> }>;

/** Creates a lazy part with its texts and the services that its queries and mutations need. */
const publicPart = <Props extends PublicPageProps>(load: () => Module<Props>) =>
  lazyPart<Props>(async () => {
    const [{ loadPublicTexts, withServices }, page] = await Promise.all([
      import(/* webpackChunkName: "public" */ '../public/public-part'),
      load(),
    ]);
    await loadPublicTexts();
    return { default: withServices(page.default) };
  });

/** The lazy-loaded page of each public place. */
export const publicParts = {
  home: publicPart<PublicPageProps>(
    () => import(/* webpackChunkName: "home" */ '../public/home/home-page'),
  ),
  doctor: publicPart<PublicPageProps>(
    () => import(/* webpackChunkName: "doctor-page" */ '../public/doctor/doctor-page'),
  ),
  signIn: lazyPart<PublicPageProps>(
    () => import(/* webpackChunkName: "sign-in" */ '../auth/sign-in-page'),
  ),
  signUp: publicPart<PublicPageProps>(
    () => import(/* webpackChunkName: "sign-up" */ '../public/sign-up/sign-up-page'),
  ),
  forgotPassword: publicPart<PublicPageProps>(
    () =>
      import(/* webpackChunkName: "forgot-password" */ '../public/password/forgot-password-page'),
  ),
  resetPassword: publicPart<PublicPageProps>(
    () => import(/* webpackChunkName: "reset-password" */ '../public/password/reset-password-page'),
  ),
  join: publicPart<PublicPageProps>(
    () => import(/* webpackChunkName: "join" */ '../public/join/join-page'),
  ),
} as const satisfies Record<PublicPlace, unknown>;

/** The last step of sign-up. */
export const ProfilePart = publicPart<PublicPageProps & { user: Identity }>(
  () => import(/* webpackChunkName: "sign-up-profile" */ '../public/profile/profile-page'),
);
