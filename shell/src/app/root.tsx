import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { TextsProvider, type Identity } from '@praxis/sdk';
import { ClockProvider, ThemeProvider } from '@praxis/sdk/ui';
import { endSession, identity, personOf, suspended } from '../auth/session';
import { prefetchWhenIdle } from '../boot/prefetch-when-idle';
import type { Deployment } from '../boot/deployment';
import { address, markMoved } from '../public/address';
import { skin } from '../skin/skin';
import { Overrides } from '../versions/overrides';
import { ChunkBoundary } from './chunk-boundary';
import { firstPart, firstPartAnywhere, type FirstPart } from './first-part';
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
const App = lazyPart(() => import(/* webpackChunkName: "app" */ './app'));

const allParts = {
  ...publicParts,
  app: App,
  open: App,
  profile: ProfilePart,
  notAuthorized: NotAuthorizedPage,
  notFound: NotFoundPage,
};

const partNow = (deployment: Deployment): FirstPart =>
  firstPart(window.location.pathname, identity.get(), deployment.registry);

/** Fetches what is likely to be next. A failure costs nothing: whoever needs it asks again. */
const ahead = (part: { load(): Promise<void> }): Promise<void> => part.load().catch(() => {});
const prefetchApp = () => ahead(App);

/**
 * Runs the code of what shows first where it has come before the deployment's files have: on a second
 * visit the browser has all code, and only those are asked for. A failure is told when it shows.
 */
export function runFirstPartAhead(): void {
  const part = firstPartAnywhere(window.location.pathname, identity.get());
  if (!part) return;
  void ahead(allParts[part]);
  if (part === 'app') void importFirstPage().catch(() => {});
}

/** Loads what shows first, so that it is there with the first rendering. */
export async function loadFirstPart(deployment: Deployment): Promise<void> {
  const part = partNow(deployment);
  const isApp = part === 'app' || part === 'open';
  if (isApp) readManifest(deployment);
  const loading = [allParts[part].load()];
  if (isApp) loading.push(reachBackEnd(deployment));
  await Promise.all(loading);
  if (!isApp) return;
  // What it reads from this device comes while the page is made.
  deployment.backEnd.simulation?.().catch(() => {});
  const page = await Promise.race([runFirstPage(deployment), moment(400)]);
  if (page) await Promise.race([page.answered, moment(patienceFor(deployment))]);
}

/**
 * The frame, the page and its data are shown together where its code and the answer come in time: one
 * after the other, everything is made and laid out twice or thrice. What is slow, or out of reach, is not
 * waited for.
 */
const moment = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * How long a page without its data is held back. A simulated back end needs the processor that would draw
 * it, once the browser has its code; before, and where an API is asked, the network may take long.
 */
function patienceFor({ backEnd }: Deployment): number {
  if (!backEnd.simulation) return 150;
  return window.praxisEarly?.isSimulationCached ? 600 : 0;
}

/** Without it the app cannot show; where it is out of reach, the app asks again. */
const reachBackEnd = ({ http }: Deployment): Promise<void> =>
  http().then(
    () => {},
    () => {},
  );

/** Begins with the page before the frame is there to ask for it; a failure is told in its place. */
const runFirstPage = (deployment: Deployment) =>
  importFirstPage()
    .then((code) => code.runFirstPage(deployment, identity.get(), window.location))
    .catch(() => undefined);

const importFirstPage = () => import(/* webpackChunkName: "app" */ '../federation/first-page');

/** The menu shows with the frame: the manifests are read while the code around the page arrives. */
function readManifest({ registry }: Deployment): void {
  const who = identity.get();
  const open = registry.openEntryOf(window.location.pathname);
  // A failure is forgotten, and told where the manifest is needed.
  for (const entry of open ? [open] : who ? registry.entriesFor(who) : [])
    registry.manifest(entry).catch(() => {});
}

/** A public page or the app. Neither the router nor the store is needed for a public page. */
export function Root({ deployment }: { deployment: Deployment }) {
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  const currentSkin = useSyncExternalStore(skin.subscribe, skin.get);
  const part = useSyncExternalStore(subscribe, () => partNow(deployment));

  // Whoever signs in far down a page, or out, begins the next one at its top: the address may stay.
  const person = personOf(who);
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== person) window.scrollTo(0, 0);
    before.current = person;
  }, [person]);
  useEffect(() => identity.subscribe(markMoved), []);

  // Who is on a public page goes to another of them next: they are small, and wait ready.
  useEffect(() => {
    if (part === 'app' || part === 'open') return;
    return prefetchWhenIdle(() => Object.values(publicParts).forEach((one) => void ahead(one)));
  }, [part]);

  const isSuspended = useSyncExternalStore(suspended.subscribe, suspended.get);
  // Asked for before it is needed: by then the connection may be gone, and the page is to stay.
  useEffect(() => {
    if (part !== 'app') return;
    const timer = setTimeout(() => void ahead(SignInOver), 60_000);
    return () => clearTimeout(timer);
  }, [part]);
  // Only a page of one's own waits for its person, and only until another one is gone to.
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
      <ThemeProvider skin={currentSkin} zone={who?.userData.timeZone}>
        <ClockProvider now={deployment.backEnd.now}>
          <ChunkBoundary>
            {who && !isSuspended && <Overrides registry={deployment.registry} who={who} />}
            <Suspense fallback={part === 'app' ? <FrameSkeleton /> : null}>
              <Part part={part} who={who} deployment={deployment} />
            </Suspense>
            {/* Apart from the page, which a fallback would take away and make anew. */}
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

/** What decides on the part: who is signed in, and the address. */
function subscribe(listener: () => void): () => void {
  const stops = [identity.subscribe(listener), address.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

interface PartProps {
  part: FirstPart;
  who: Identity | null;
  deployment: Deployment;
}

function Part({ part, who, deployment }: PartProps) {
  // To whoever is signed out they stand alone, without the frame that has the main part.
  if (part === 'notAuthorized' || part === 'notFound') {
    const Page = allParts[part];
    return (
      <main>
        <Page />
      </main>
    );
  }
  if (part === 'app') return who && <App key={personOf(who)} deployment={deployment} />;
  if (part === 'open') return <App key="nobody" deployment={deployment} />;
  if (part === 'profile')
    return who && <ProfilePart deployment={deployment} prefetch={prefetchApp} who={who} />;
  const Page = publicParts[part];
  return <Page key={part} deployment={deployment} prefetch={prefetchApp} />;
}
