import { Suspense, useSyncExternalStore } from 'react';
import { ThemeProvider } from '@praxis/sdk/ui';
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

/**
 * Either the sign-in page or the app. Signed out, the address stays what it is: after signing in,
 * that is where the person is. The app's code is not needed to sign in, and is loaded meanwhile.
 */
export function Root({ deployment }: { deployment: Deployment }) {
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  const currentSkin = useSyncExternalStore(skin.subscribe, skin.get);
  const path = window.location.pathname;
  const canSignIn = welcomePaths.includes(path) || deployment.registry.entryOf(path) !== undefined;

  return (
    <ThemeProvider skin={currentSkin} zone={who?.userData.timeZone}>
      <ChunkBoundary>
        <Suspense fallback={who ? <FrameSkeleton /> : null}>
          {who ? (
            <App key={`${who.realm}/${who.userData.id}`} deployment={deployment} />
          ) : canSignIn ? (
            <SignInPage deployment={deployment} prefetch={App.load} />
          ) : (
            <NotFoundPage />
          )}
        </Suspense>
      </ChunkBoundary>
    </ThemeProvider>
  );
}
