import { useCallback } from 'react';
import { useNavigate as useRouterNavigate, type NavigateFunction } from 'react-router-dom';
import { useIsGone } from '../use-is-gone';

/**
 * The router's own, as long as its component shows. Where somebody has gone elsewhere before an answer
 * came, the page that had asked takes them nowhere any more.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const isGone = useIsGone();
  return useCallback(
    (...to: unknown[]) => {
      if (!isGone())
        return (navigate as (...args: unknown[]) => ReturnType<NavigateFunction>)(...to);
    },
    [navigate, isGone],
  );
}
