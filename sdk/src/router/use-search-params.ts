import { useCallback } from 'react';
import {
  useSearchParams as useRouterSearchParams,
  type SetURLSearchParams,
} from 'react-router-dom';
import { useIsGone } from '../use-is-gone';

/** The router's own, as long as its component shows: as `useNavigate`. */
export function useSearchParams(
  ...initial: Parameters<typeof useRouterSearchParams>
): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams(...initial);
  const isGone = useIsGone();
  const set = useCallback<SetURLSearchParams>(
    (...next) => {
      if (!isGone()) setParams(...next);
    },
    [setParams, isGone],
  );
  return [params, set];
}
