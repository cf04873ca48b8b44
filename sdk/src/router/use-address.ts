import { useCallback, useContext, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type createBrowserRouter,
  type Location,
} from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Returns the router, a stable object: its users do not re-render on navigation. */
export function useRouter(): Router {
  const context = useContext(DataRouterContext);
  if (!context) throw new Error('useRouter is called outside of the RouterProvider.');
  return context.router;
}

/**
 * Returns a part of the current address. Unlike `useLocation`, it re-renders only if that part changes:
 * sorting a list does not re-render the frame.
 *
 * @param select returns a primitive value
 */
export function useAddress<Part extends string | boolean>(
  select: (location: Location) => Part,
): Part {
  const router = useRouter();
  const subscribe = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  return useSyncExternalStore(subscribe, () => select(router.state.location));
}

const pathOf = ({ pathname }: Location) => pathname;

/** Returns the current path, without the query. */
export function usePathname(): string {
  return useAddress(pathOf);
}
