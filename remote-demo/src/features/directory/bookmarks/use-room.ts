import { useCallback, useState } from 'react';

/** The width that an element has been given, as it changes; null until it is known. */
export function useRoom(): [width: number | null, ref: (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [width, ref];
}
