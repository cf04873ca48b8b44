import { useLayoutEffect, type RefObject } from 'react';

/**
 * Names controls within a part of antd that takes no name for them: a screen reader would say
 * "slider" or an English text.
 */
export function useNames(
  place: RefObject<HTMLElement | null>,
  selector: string,
  nameOf: (index: number) => string,
): void {
  useLayoutEffect(() => {
    place.current
      ?.querySelectorAll(selector)
      .forEach((control, index) => control.setAttribute('aria-label', nameOf(index)));
  });
}
