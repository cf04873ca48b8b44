import type { Location } from 'react-router-dom';
import type { Router } from './use-address';

/** A page stays at the address before for so long at most, milliseconds: no person waits for it yet. */
export const heldFor = 100;

/** Told of an address before the page follows it; answers with what the page may wait for. */
export type AddressListener = (location: Location) => PromiseLike<unknown> | undefined;

/** The router as the page sees it, and who may have the page wait. */
export interface HeldAddress {
  /** Says where the page is only once what it shows there is at hand. */
  router: Router;
  /** Tells somebody of addresses at once; answers with the end of that. */
  listen(listener: AddressListener): () => void;
  /** Follows the router from now on; answers with the end of that. */
  follow(): () => void;
}

type Told = Parameters<Router['subscribe']>[0];

const presses = ['pointerdown', 'keydown'] as const;

/**
 * Lets a page go to an address together with what it shows there: a list that is sorted renders and
 * paints once, with its rows, instead of once without them. What is not there within a moment shows
 * that it is loading, and so does the page that is pressed again meanwhile: whatever is pressed has
 * to say what it stands for by now.
 */
export function heldAddress(router: Router): HeldAddress {
  const pages = new Set<Told>();
  const listeners = new Set<AddressListener>();
  let news: Parameters<Told> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(timer);
    for (const press of presses) window.removeEventListener(press, release, true);
    const told = news;
    news = undefined;
    if (told) for (const page of [...pages]) page(...told);
  };

  const hold = (awaited: readonly PromiseLike<unknown>[], told: Parameters<Told>) => {
    clearTimeout(timer);
    timer = setTimeout(release, heldFor);
    for (const press of presses) window.addEventListener(press, release, true);
    // A newer address has its own to wait for.
    void Promise.allSettled(awaited).then(() => {
      if (news === told) release();
    });
  };

  const tell: Told = (...told) => {
    const awaited = [...listeners].flatMap((listener) => listener(told[0].location) ?? []);
    news = told;
    if (awaited.length > 0) hold(awaited, told);
    else release();
  };

  return {
    router: Object.create(router, {
      subscribe: {
        value: (page: Told) => {
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
      const end = router.subscribe(tell);
      return () => {
        end();
        news = undefined;
        release();
      };
    },
  };
}
