import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
} from 'react';
import { RouterProvider as DomRouterProvider } from 'react-router-dom';
import { heldAddress, type HeldAddress } from './held-address';
import type { Router } from './use-address';

const ListenContext = createContext<HeldAddress['listen']>(() => () => undefined);

/** Tells a part of the page of addresses before the page follows them, which may have it wait. */
export const useAddressAhead = (): HeldAddress['listen'] => useContext(ListenContext);

/**
 * The router's provider. A page follows its address with the press, or a moment later with what it
 * shows there: as a transition, which gives way to all else, that took longer than the answer.
 */
export function RouterProvider({
  router,
}: Pick<ComponentProps<typeof DomRouterProvider>, 'router'>) {
  const held = useMemo(() => heldAddress(router), [router]);
  useLayoutEffect(() => held.follow(), [held]);
  useFollowedWhileHidden(router);
  return (
    <ListenContext value={held.listen}>
      <DomRouterProvider router={held.router} useTransitions={false} />
    </ListenContext>
  );
}

/**
 * While a page's code is on its way React may hide all of the router, which then hears of no other
 * address: once it is back it is told again where it is.
 */
function useFollowedWhileHidden(router: Router): void {
  const before = useRef(router.state.location);
  useLayoutEffect(() => {
    if (before.current !== router.state.location) void router.revalidate();
    return () => {
      before.current = router.state.location;
    };
  }, [router]);
}
