import { useCallback } from 'react';
import { useNavigate as useRouterNavigate, type NavigateFunction } from 'react-router-dom';
import { useIsUnmounted } from '../use-is-unmounted';

/**
 * Like react-router's `useNavigate`, but does nothing after the component has unmounted: a late response must
 * not take the user away from another page.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const isGone = useIsUnmounted();
  return useCallback(
    (...to: unknown[]) => {
      if (!isGone())
        return (navigate as (...args: unknown[]) => ReturnType<NavigateFunction>)(...to);
    },
    [navigate, isGone],
  );
}
