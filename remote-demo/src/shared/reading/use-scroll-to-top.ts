import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top and focuses the main region when the address changes, so that a screen reader
 * announces the new article.
 */
export function useScrollToTop(address: string | undefined): void {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    window.scrollTo({ top: 0 });
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [address]);
}
