import { useCallback } from 'react';
import { useRouter } from './use-address';

/**
 * For what is pressed wherever one is, as the Undo of a notice: called as it is pressed, it answers
 * with what goes on from there once an answer has come. Whoever is at another page by then stays
 * there, and it says so by `false`.
 */
export function useNavigateLater(): () => (to: string) => boolean {
  const router = useRouter();
  return useCallback(() => {
    const { pathname } = router.state.location;
    return (to) => {
      if (router.state.location.pathname !== pathname) return false;
      void router.navigate(to);
      return true;
    };
  }, [router]);
}
