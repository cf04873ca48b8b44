import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { TextsProvider, type Identity } from '@praxis/sdk';
import { ClockProvider, ThemeProvider } from '@praxis/sdk/ui';
import { endSession, identity, userKeyOf, suspended } from '../auth/session';
import { prefetchWhenIdle } from '../boot/prefetch-when-idle';
import type { Deployment } from '../boot/deployment';
import { address, markNavigated } from '../public/address';
import { skin } from '../skin/skin';
import { Overrides } from '../versions/overrides';
import { ChunkBoundary } from './chunk-boundary';
import { firstPart, firstPartInAnyDeployment, type FirstPart } from './first-part';
import { FrameSkeleton } from './frame-skeleton';
import { lazyPart } from './lazy-part';
import { ProfilePart, publicParts } from './public-parts';

const NotFoundPage = lazyPart(() => import(/* webpackChunkName: "not-found" */ './not-found-page'));
const NotAuthorizedPage = lazyPart(
  () => import(/* webpackChunkName: "not-authorized" */ './not-authorized-page'),
);
const SignInOver = lazyPart(
  () => import(/* webpackChunkName: "sign-in-over" */ '../auth/sign-in-over'),
);
/** On public pages; the app contains it. Without it a page still works, until its session expires. */
const IdleWatch = lazyPart<{ deployment: Deployment }>(() =>
  import(/* webpackChunkName: "idle-watch" */ '../auth/idle-watch').catch(() => ({
    default: () => null,
  })),
);
const App = lazyPart(() => import(/* webpackChunkName: "app" */ './app'));

const allParts = {
  ...publicParts,
  app: App,
  open: App,
  profile: ProfilePart,
  notAuthorized: NotAuthorizedPage,
  notFound: NotFoundPage,
};

const currentPart = (deployment: Deployment): FirstPart =>
  firstPart(window.location.pathname, identity.get(), deployment.registry);

/** Prefetches what is likely needed next. Failures are ignored: the code that needs it retries. */
const prefetch = (part: { load(): Promise<void> }): Promise<void> => part.load().catch(() => {});
const prefetchApp = () => prefetch(App);

/**
 * Loads the code of the first part before the deployment's files: on a second visit all code is cached,
 * and only those files need the network. A failure appears when the part renders.
 */
export function preloadFirstPart(): void {
  const part = firstPartInAnyDeployment(window.location.pathname, identity.get());
  if (!part) return;
  void prefetch(allParts[part]);
  if (part === 'app') void importFirstPage().catch(() => {});
}

/** Loads everything that the first render needs. */
export async function loadFirstPart(deployment: Deployment): Promise<void> {
  const part = currentPart(deployment);
  const isApp = part === 'app' || part === 'open';
  if (isApp) fetchManifests(deployment);
  const loading = [allParts[part].load()];
  if (isApp) loading.push(loadHttp(deployment));
  await Promise.all(loading);
  if (!isApp) return;
  // Reads its data from this device while the page loads.
  deployment.backEnd.simulation?.().catch(() => {});
  const page = await Promise.race([runFirstPage(deployment), wait(400)]);
  if (page) await Promise.race([page.answered, wait(dataTimeout(deployment))]);
}

/**
 * Limits the wait for the page and its data. Rendering them together with the frame avoids two or three
 * layouts, but a slow or unreachable page must not delay the frame.
 */
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * How long rendering waits for the page's data, in milliseconds. A simulated back end whose code is
 * cached needs the CPU that would render the page; without cached code, or with an API, the network may be slow.
 */
function dataTimeout({ backEnd }: Deployment): number {
  if (!backEnd.simulation) return 150;
  return window.praxisEarly?.isSimulationCached ? 600 : 0;
}

/** Loads the HTTP client, which the app needs. Failures are ignored: the app retries. */
const loadHttp = ({ http }: Deployment): Promise<void> =>
  http().then(
    () => {},
    () => {},
  );

/** Starts loading the page before the frame is rendered. The page's outlet shows a failure. */
const runFirstPage = (deployment: Deployment) =>
  importFirstPage()
    .then((code) => code.runFirstPage(deployment, identity.get(), window.location))
    .catch(() => undefined);

const importFirstPage = () => import(/* webpackChunkName: "app" */ '../federation/first-page');

/** Fetches the manifests in parallel with the code, so that the menu appears with the frame. */
function fetchManifests({ registry }: Deployment): void {
  const user = identity.get();
  const open = registry.openEntryOf(window.location.pathname);
  // Failures are ignored here; the components that need the manifest show them.
  for (const entry of open ? [open] : user ? registry.entriesFor(user) : [])
    registry.manifest(entry).catch(() => {});
}

/** Renders a public page or the app. Public pages need neither the router nor the store. */
export function Root({ deployment }: { deployment: Deployment }) {
  const user = useSyncExternalStore(identity.subscribe, identity.get);
  const currentSkin = useSyncExternalStore(skin.subscribe, skin.get);
  const part = useSyncExternalStore(subscribe, () => currentPart(deployment));

  // Signing in or out starts at the top of the page, even if the address stays.
  const userKey = userKeyOf(user);
  const before = useRef(userKey);
  useEffect(() => {
    if (before.current !== userKey) window.scrollTo(0, 0);
    before.current = userKey;
  }, [userKey]);
  useEffect(() => identity.subscribe(markNavigated), []);

  // Visitors of a public page are likely to open another one next; the pages are small.
  useEffect(() => {
    if (part === 'app' || part === 'open') return;
    return prefetchWhenIdle(() =>
      Object.values(publicParts).forEach((page) => void prefetch(page)),
    );
  }, [part]);

  const isSuspended = useSyncExternalStore(suspended.subscribe, suspended.get);
  // Prefetched: when it is needed, the connection may be lost, and the page must stay.
  useEffect(() => {
    if (part !== 'app') return;
    const timer = setTimeout(() => void prefetch(SignInOver), 60_000);
    return () => clearTimeout(timer);
  }, [part]);
  // Only the user's own pages wait for a suspended session, and only until the user leaves them.
  const waits = part === 'app' || part === 'profile';
  useEffect(() => {
    if (!isSuspended) return;
    if (!waits) endSession();
    const { pathname } = window.location;
    return address.subscribe(() => {
      const next = window.location.pathname;
      if (next !== pathname && firstPart(next, null, deployment.registry) !== 'signIn')
        endSession();
    });
  }, [isSuspended, waits, deployment]);

  return (
    <TextsProvider>
      <ThemeProvider skin={currentSkin} zone={user?.userData.timeZone}>
        <ClockProvider now={deployment.backEnd.now}>
          <ChunkBoundary>
            {user && !isSuspended && <Overrides registry={deployment.registry} user={user} />}
            <Suspense fallback={part === 'app' ? <FrameSkeleton /> : null}>
              <Part part={part} user={user} deployment={deployment} />
            </Suspense>
            {/* Separate from the page, which a fallback would unmount. */}
            <Suspense fallback={null}>
              {user && part !== 'app' && part !== 'open' && <IdleWatch deployment={deployment} />}
            </Suspense>
            <Suspense fallback={null}>
              {isSuspended && waits && (
                <SignInOver deployment={deployment} prefetch={prefetchApp} />
              )}
            </Suspense>
          </ChunkBoundary>
        </ClockProvider>
      </ThemeProvider>
    </TextsProvider>
  );
}

/** Subscribes to what determines the part: the identity and the address. */
function subscribe(listener: () => void): () => void {
  const stops = [identity.subscribe(listener), address.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

interface PartProps {
  part: FirstPart;
  user: Identity | null;
  deployment: Deployment;
}

function Part({ part, user, deployment }: PartProps) {
  // Signed out, they have no frame, which contains the main landmark.
  if (part === 'notAuthorized' || part === 'notFound') {
    const Page = allParts[part];
    return (
      <main>
        <Page />
      </main>
    );
  }
  if (part === 'app') return user && <App key={userKeyOf(user)} deployment={deployment} />;
  if (part === 'open') return <App key="nobody" deployment={deployment} />;
  if (part === 'profile')
    return user && <ProfilePart deployment={deployment} prefetch={prefetchApp} user={user} />;
  const Page = publicParts[part];
  return <Page key={part} deployment={deployment} prefetch={prefetchApp} />;
}
