import { useEffect } from 'react';
import { dataChanged, useDispatch } from '@praxis/sdk/data';

/** How often the list is asked for again while somebody looks at it, milliseconds. */
const interval = 20_000;

/** Colleagues answer requests at the same time: what they did appears without a reload. */
export function useKeptFresh(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') dispatch(dataChanged());
    };
    const timer = setInterval(load, interval);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [dispatch]);
}
