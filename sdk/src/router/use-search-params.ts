import { useCallback } from 'react';
import {
  useSearchParams as useRouterSearchParams,
  type SetURLSearchParams,
} from 'react-router-dom';
import { useIsUnmounted } from '../use-is-unmounted';

/** Like react-router's `useSearchParams`, but its setter does nothing after unmount, as in `useNavigate`. */
export function useSearchParams(
  ...initial: Parameters<typeof useRouterSearchParams>
): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams(...initial);
  const isGone = useIsUnmounted();
  const set = useCallback<SetURLSearchParams>(
    (...next) => {
      if (!isGone()) setParams(...next);
    },
    [setParams, isGone],
  );
  return [params, set];
}
