import { useEffect, useRef } from 'react';

/** Another text in the place of this one is read from its top, and somebody who does not see it hears so. */
export function useFromTop(address: string | undefined): void {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    window.scrollTo({ top: 0 });
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [address]);
}
