import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DataGroup, GroupState } from './data-group';
import { useInject } from './inject';

export interface LoadedGroup<Data> extends Omit<GroupState<Data>, 'args'> {
  /** Asks again for the same. */
  reload(): void;
}

/**
 * Shows a data group on a page: loads it when the page comes or the arguments change, and lets it
 * go when the page is left.
 *
 * @param args plain data; compared by value, so a literal is fine
 */
export function useDataGroup<Args, Data>(
  group: DataGroup<Args, Data>,
  args: Args,
): LoadedGroup<Data> {
  const dispatch = useDispatch();
  const inject = useInject();
  const { loading, data, error, args: asked } = useSelector(group.select);
  const key = JSON.stringify(args ?? null);
  const stableArgs = useMemo(() => JSON.parse(key) as Args, [key]);

  const reload = useCallback(() => {
    inject(group.name, group);
    dispatch(group.actions.load(stableArgs));
  }, [dispatch, inject, group, stableArgs]);

  useEffect(reload, [reload]);
  useEffect(
    () => () => {
      dispatch(group.actions.leave());
    },
    [dispatch, group],
  );

  // Before the effect has run, the page is already waiting.
  return { loading: loading || asked === null, data, error, reload };
}
