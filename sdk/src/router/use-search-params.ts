import { useCallback } from 'react';
import {
  useSearchParams as useRouterSearchParams,
  type SetURLSearchParams,
} from 'react-router-dom';
import { useIsGone } from '../use-is-gone';

/** Like react-router's `useSearchParams`, but its setter does nothing after unmount, as in `useNavigate`. */
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
