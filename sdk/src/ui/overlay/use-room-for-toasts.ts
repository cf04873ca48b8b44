import { useLayoutEffect, type RefObject } from 'react';

/** Width of the toasts in the lower right corner, including their margins, in pixels. */
const toastsWidth = 432;
/** Sum of the margins above and below the toasts, in pixels. */
const space = 32;
/** Breakpoint of phones, where toasts are as wide as a dialog, in pixels. */
const phoneWidth = 480;

/**
 * Measures by how many pixels to lift the toasts so that they do not cover the dialog's buttons. On a
 * phone, they go above the whole dialog if there is room, because its last lines describe the decision;
 * otherwise they cover its text.
 */
function measureLift(buttons: HTMLElement, panel: HTMLElement, toasts: HTMLElement | null) {
  // In such a low window, the buttons scroll with the content.
  if (innerHeight < 400) return { lift: 0, isOverText: false };
  const { top, right, bottom } = buttons.getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const bar = parseFloat(root.getPropertyValue('--praxis-sticky-bottom')) || 0;
  const height = (toasts?.offsetHeight ?? 0) + space;
  if (right <= innerWidth - toastsWidth || bottom <= innerHeight - bar - height)
    return { lift: 0, isOverText: false };
  // `offsetTop` ignores the transform of the dialog's entry animation.
  const isAbove = innerWidth <= phoneWidth && panel.offsetTop >= height;
  const edge = isAbove ? panel.offsetTop : top;
  return { lift: Math.max(0, Math.ceil(innerHeight - edge - bar)), isOverText: !isAbove };
}

/**
 * Keeps the toasts in the topmost dialog from covering its buttons. Observes sizes, because the buttons may
 * load late, change with the record, and wrap depending on language and window.
 */
export function useRoomForToasts(
  dialog: RefObject<HTMLElement | null>,
  buttons: RefObject<HTMLElement | null>,
  hasButtons: boolean,
): void {
  useLayoutEffect(() => {
    const layer = dialog.current;
    const footer = buttons.current;
    const panel = footer?.parentElement;
    if (!hasButtons || !layer || !panel) return;
    const toasts = document.querySelector<HTMLElement>('[data-toasts]');
    const measure = () => {
      const { lift, isOverText } = measureLift(footer, panel, toasts);
      layer.style.setProperty('--praxis-acts-bottom', `${String(lift)}px`);
      // Adds space below the content, so that its end can be scrolled above the toasts; the buttons stay at
      // the bottom of the window.
      const scrolls = layer.scrollHeight > layer.clientHeight;
      layer.toggleAttribute('data-tall', scrolls || isOverText);
    };
    const sizes = new ResizeObserver(measure);
    for (const element of [footer, panel, ...(toasts ? [toasts] : [])]) sizes.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      layer.style.removeProperty('--praxis-acts-bottom');
    };
  }, [dialog, buttons, hasButtons]);
}
