import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from 'redux';
import type { QueryAction } from './query-actions';

/**
 * Returns a function that resolves when every request in flight at that moment is settled or canceled:
 * after a mutation, the reloads of the records it changed.
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
