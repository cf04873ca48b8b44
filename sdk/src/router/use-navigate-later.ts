import { useCallback } from 'react';
import { useRouter } from './use-address';

/**
 * Navigation after a response, for buttons that outlive their page, such as the Undo of a notice. Call the
 * result on click to remember the current page; the returned function navigates only if the user is still
 * there, and returns whether it did.
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
