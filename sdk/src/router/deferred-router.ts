import type { Location } from 'react-router-dom';
import type { Router } from './use-address';

/** Maximum delay of a page update, in milliseconds: short enough that nobody notices a wait. */
const maxDelay = 100;

/** Receives an address before the page updates; returns what the page may wait for. */
export type AddressListener = (location: Location) => PromiseLike<unknown> | undefined;

/** A router whose page updates may be deferred. */
export interface DeferredRouter {
  /** Notifies the page of an address once its data has arrived. */
  router: Router;
  /** Notifies a listener of addresses immediately. Returns the cleanup function. */
  listen(listener: AddressListener): () => void;
  /** Subscribes to the router. Returns the cleanup function. */
  follow(): () => void;
}

type RouterListener = Parameters<Router['subscribe']>[0];

const presses = ['pointerdown', 'keydown'] as const;

/**
 * Defers the page's update on navigation until its data has arrived: a sorted list renders once, with its
 * rows, instead of once without them. After `maxDelay`, or on the next press, the page updates with its
 * loading state: controls have to reflect the current address.
 */
export function deferRouter(router: Router): DeferredRouter {
  const pages = new Set<RouterListener>();
  const listeners = new Set<AddressListener>();
  let pendingUpdate: Parameters<RouterListener> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(timer);
    for (const press of presses) window.removeEventListener(press, release, true);
    const update = pendingUpdate;
    pendingUpdate = undefined;
    if (update) for (const page of [...pages]) page(...update);
  };

  const defer = (awaited: readonly PromiseLike<unknown>[], update: Parameters<RouterListener>) => {
    clearTimeout(timer);
    timer = setTimeout(release, maxDelay);
    for (const press of presses) window.addEventListener(press, release, true);
    // A newer address waits for its own data.
    void Promise.allSettled(awaited).then(() => {
      if (pendingUpdate === update) release();
    });
  };

  const onRouterUpdate: RouterListener = (...update) => {
    const awaited = [...listeners].flatMap((listener) => listener(update[0].location) ?? []);
    pendingUpdate = update;
    if (awaited.length > 0) defer(awaited, update);
    else release();
  };

  return {
    router: Object.create(router, {
      subscribe: {
        value: (page: RouterListener) => {
          pages.add(page);
          return () => pages.delete(page);
        },
      },
    }) as Router,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: () => {
      const unsubscribe = router.subscribe(onRouterUpdate);
      return () => {
        unsubscribe();
        pendingUpdate = undefined;
        release();
      };
    },
  };
}
