import { useCallback, useContext, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type createBrowserRouter,
  type Location,
} from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router itself: it stays the same, so whoever asks for it does not render as addresses change. */
export function useRouter(): Router {
  const context = useContext(DataRouterContext);
  if (!context) throw new Error('The router is asked for outside of the RouterProvider.');
  return context.router;
}

/**
 * A part of the address in sight. Unlike `useLocation` it renders only what shows another part then:
 * the frame does not render because a list is sorted.
 *
 * @param select answers a plain value
 */
export function useAddress<Part extends string | boolean>(
  select: (location: Location) => Part,
): Part {
  const router = useRouter();
  const subscribe = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  return useSyncExternalStore(subscribe, () => select(router.state.location));
}

const pathOf = ({ pathname }: Location) => pathname;

/** The address in sight without its search. */
export function usePathname(): string {
  return useAddress(pathOf);
}
