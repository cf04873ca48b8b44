import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
} from 'react';
import { RouterProvider as DomRouterProvider } from 'react-router-dom';
import { deferRouter, type DeferredRouter } from './deferred-router';
import type { Router } from './use-address';

const ListenContext = createContext<DeferredRouter['listen']>(() => () => undefined);

/** Subscribes to addresses before the page updates; a listener may defer the update. */
export const useBeforeNavigation = (): DeferredRouter['listen'] => useContext(ListenContext);

/**
 * Provides the router. Pages update synchronously with the click, or a moment later with their data.
 * Transitions are off: at low priority, they took longer than the response.
 */
export function RouterProvider({
  router,
}: Pick<ComponentProps<typeof DomRouterProvider>, 'router'>) {
  const deferred = useMemo(() => deferRouter(router), [router]);
  useLayoutEffect(() => deferred.follow(), [deferred]);
  useRevalidateAfterHidden(router);
  return (
    <ListenContext value={deferred.listen}>
      <DomRouterProvider router={deferred.router} useTransitions={false} />
    </ListenContext>
  );
}

/**
 * While a page's code loads, React may hide the whole router, whose effects then miss navigations:
 * revalidates if the address changed in the meantime.
 */
function useRevalidateAfterHidden(router: Router): void {
  const before = useRef(router.state.location);
  useLayoutEffect(() => {
    if (before.current !== router.state.location) void router.revalidate();
    return () => {
      before.current = router.state.location;
    };
  }, [router]);
}
