import { useLayoutEffect, type RefObject } from 'react';

/** What two toasts take at the window's lower right corner, with the space around them. */
const toasts = { width: 432, height: 176 };

/** By how much toasts are lifted so that they stand above these buttons, and not over them. */
function liftOver(buttons: HTMLElement): number {
  // In so low a window the buttons scroll with the text above them.
  if (innerHeight < 400) return 0;
  const { top, right, bottom } = buttons.getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const bar = parseFloat(root.getPropertyValue('--praxis-sticky-bottom')) || 0;
  const beside = right <= innerWidth - toasts.width || bottom <= innerHeight - bar - toasts.height;
  return beside ? 0 : Math.max(0, Math.ceil(innerHeight - top - bar));
}

/**
 * Keeps the toasts, which stand in the topmost dialog, off its buttons: these may come late, change with
 * the record and take as many lines as the language and the window ask for.
 */
export function useRoomForToasts(
  dialog: RefObject<HTMLElement | null>,
  buttons: RefObject<HTMLElement | null>,
  hasButtons: boolean,
): void {
  useLayoutEffect(() => {
    const layer = dialog.current;
    const foot = buttons.current;
    if (!hasButtons || !layer || !foot) return;
    const measure = () =>
      layer.style.setProperty('--praxis-acts-bottom', `${String(liftOver(foot))}px`);
    const sizes = new ResizeObserver(measure);
    for (const element of [foot, foot.parentElement ?? foot]) sizes.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      layer.style.removeProperty('--praxis-acts-bottom');
    };
  }, [dialog, buttons, hasButtons]);
}
