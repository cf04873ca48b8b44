import { useIsGone } from '@praxis/sdk';
import { goTo } from './address';

/** Goes on to another page; whoever has left meanwhile stays where they went. */
export function useGoOn(): (path: string) => void {
  const isGone = useIsGone();
  return (path) => {
    if (!isGone()) goTo(path);
  };
}
