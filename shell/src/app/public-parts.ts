import type { ComponentType } from 'react';
import type { Identity } from '@praxis/sdk';
import type { PublicPageProps } from '../public/page-props';
import type { PublicPlace } from '../public/place';
import { lazyPart } from './lazy-part';

type Module<Props> = Promise<{ default: ComponentType<Props> }>;

/** A part whose texts come with it. */
const withTexts = <Props extends object>(load: () => Module<Props>) =>
  lazyPart<Props>(async () => {
    const [{ loadPublicTexts }, page] = await Promise.all([
      import(/* webpackChunkName: "public-texts" */ '../public/public-texts'),
      load(),
    ]);
    await loadPublicTexts();
    return page;
  });

/** The page of each public place; the code of each is loaded when it shows. */
export const publicParts = {
  home: withTexts<PublicPageProps>(
    () => import(/* webpackChunkName: "home" */ '../public/home/home-page'),
  ),
  doctor: withTexts<PublicPageProps>(
    () => import(/* webpackChunkName: "doctor-page" */ '../public/doctor/doctor-page'),
  ),
  signIn: lazyPart<PublicPageProps>(
    () => import(/* webpackChunkName: "sign-in" */ '../auth/sign-in-page'),
  ),
  signUp: withTexts<PublicPageProps>(
    () => import(/* webpackChunkName: "sign-up" */ '../public/sign-up/sign-up-page'),
  ),
  forgotPassword: withTexts<PublicPageProps>(
    () =>
      import(/* webpackChunkName: "forgot-password" */ '../public/password/forgot-password-page'),
  ),
  resetPassword: withTexts<PublicPageProps>(
    () => import(/* webpackChunkName: "reset-password" */ '../public/password/reset-password-page'),
  ),
  join: withTexts<PublicPageProps>(
    () => import(/* webpackChunkName: "join" */ '../public/join/join-page'),
  ),
} as const satisfies Record<PublicPlace, unknown>;

/** The last step of signing up. */
export const ProfilePart = withTexts<PublicPageProps & { who: Identity }>(
  () => import(/* webpackChunkName: "sign-up-profile" */ '../public/profile/profile-page'),
);
