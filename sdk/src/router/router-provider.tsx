import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { RouterProvider as DomRouterProvider } from 'react-router-dom';

/**
 * The router's provider. A page follows its address with the press, as the request of what it shows
 * goes out with its rendering: as a transition, which gives way to all else, that took longer than
 * the answer.
 */
export function RouterProvider({
  router,
}: Pick<ComponentProps<typeof DomRouterProvider>, 'router'>) {
  useFollowedWhileHidden(router);
  return <DomRouterProvider router={router} useTransitions={false} />;
}

/**
 * While a page's code is on its way React may hide all of the router, which then hears of no other
 * address: once it is back it is told again where it is.
 */
function useFollowedWhileHidden(router: ComponentProps<typeof DomRouterProvider>['router']): void {
  const before = useRef(router.state.location);
  useLayoutEffect(() => {
    if (before.current !== router.state.location) void router.revalidate();
    return () => {
      before.current = router.state.location;
    };
  }, [router]);
}
