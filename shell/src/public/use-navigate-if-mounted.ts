import { useIsUnmounted } from '@praxis/sdk';
import { goTo } from './address';

/** Navigates to another page, unless the user has left this one in the meantime. */
export function useNavigateIfMounted(): (path: string) => void {
  const isGone = useIsUnmounted();
  return (path) => {
    if (!isGone()) goTo(path);
  };
}
