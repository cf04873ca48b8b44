import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from 'redux';
import type { QueryAction } from './query-actions';

/**
 * Tells when what is loading at that moment is there, has failed, or is shown no more: after a command,
 * the records that it changed.
 */
export function useUntilLoaded(): () => Promise<void> {
  const dispatch = useDispatch<Dispatch<QueryAction>>();
  return useCallback(
    () =>
      new Promise((resolve) => {
        dispatch({ type: 'queries/awaited', onLoaded: resolve });
      }),
    [dispatch],
  );
}
