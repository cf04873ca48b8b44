import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
} from 'react';
import { RouterProvider as DomRouterProvider } from 'react-router-dom';
import { heldAddress, type HeldAddress } from './held-address';
import { expectNearLinks } from './near-links';
import type { Router } from './use-address';

type AddressAhead = Pick<HeldAddress, 'listen' | 'expect'>;

const AheadContext = createContext<AddressAhead>({ listen: () => () => {}, expect: () => {} });

/**
 * Tells a part of the page of addresses before the page follows them, which may have it wait, and of
 * those that the hand is near.
 */
export const useAddressAhead = (): AddressAhead => useContext(AheadContext);

/**
 * The router's provider. A page follows its address with the press, or a moment later with what it
 * shows there: as a transition, which gives way to all else, that took longer than the answer.
 */
export function RouterProvider({
  router,
}: Pick<ComponentProps<typeof DomRouterProvider>, 'router'>) {
  const held = useMemo(() => heldAddress(router), [router]);
  useLayoutEffect(() => held.follow(), [held]);
  useEffect(() => expectNearLinks(router, held.expect), [router, held]);
  useFollowedWhileHidden(router);
  return (
    <AheadContext value={held}>
      <DomRouterProvider router={held.router} useTransitions={false} />
    </AheadContext>
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
