import { Suspense, useSyncExternalStore } from 'react';
import type { Identity } from '@praxis/sdk';
import { ClockProvider, ThemeProvider } from '@praxis/sdk/ui';
import { identity } from '../auth/session';
import type { Deployment } from '../boot/deployment';
import { skin } from '../skin/skin';
import { ChunkBoundary } from './ChunkBoundary';
import { FrameSkeleton } from './FrameSkeleton';
import { lazyPart } from './lazy-part';

const SignInPage = lazyPart(() => import(/* webpackChunkName: "sign-in" */ '../auth/SignInPage'));
const NotFoundPage = lazyPart(() => import(/* webpackChunkName: "not-found" */ './NotFoundPage'));
const App = lazyPart(() => import(/* webpackChunkName: "app" */ './App'));

/** Addresses that show the sign-in page to whoever is signed out, without asking whose area they are. */
const welcomePaths = ['/', '/sign-in'];

/** Which part shows first: the app, the sign-in page, or that there is nothing at the address. */
function partFor({ registry }: Deployment, who: Identity | null) {
  if (who) return App;
  const path = window.location.pathname;
  return welcomePaths.includes(path) || registry.entryOf(path) ? SignInPage : NotFoundPage;
}

/** Loads what shows first, so that it is there with the first rendering. */
export async function loadFirstPart(deployment: Deployment): Promise<void> {
  await partFor(deployment, identity.get()).load();
}

/**
 * Either the sign-in page or the app. Signed out, the address stays what it is: after signing in,
 * that is where the person is. The app's code is not needed to sign in, and is loaded meanwhile.
 */
export function Root({ deployment }: { deployment: Deployment }) {
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  const currentSkin = useSyncExternalStore(skin.subscribe, skin.get);
  const First = partFor(deployment, who);

  return (
    <ThemeProvider skin={currentSkin} zone={who?.userData.timeZone}>
      <ClockProvider now={deployment.backEnd.now}>
        <ChunkBoundary>
          <Suspense fallback={who ? <FrameSkeleton /> : null}>
            {First === App && who ? (
              <App key={`${who.realm}/${who.userData.id}`} deployment={deployment} />
            ) : First === SignInPage ? (
              <SignInPage deployment={deployment} prefetch={App.load} />
            ) : (
              <NotFoundPage />
            )}
          </Suspense>
        </ChunkBoundary>
      </ClockProvider>
    </ThemeProvider>
  );
}
