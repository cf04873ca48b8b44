import { useLayoutEffect, type RefObject } from 'react';

/**
 * Labels controls inside an antd component that has no prop for it: a screen reader would read "slider",
 * or an English text.
 */
export function useControlLabels(
  container: RefObject<HTMLElement | null>,
  selector: string,
  nameOf: (index: number) => string,
): void {
  useLayoutEffect(() => {
    container.current
      ?.querySelectorAll(selector)
      .forEach((control, index) => control.setAttribute('aria-label', nameOf(index)));
  });
}
