import { useLayoutEffect, type RefObject } from 'react';

/** How wide toasts are at the window's lower right corner, with the space around them. */
const toastsWidth = 432;
/** Above and below them. */
const space = 32;
/** A window that is no wider is a phone's: toasts are as wide as a dialog there. */
const phoneWidth = 480;

/**
 * By how much toasts are lifted so that they stand above these buttons, and not over them; on a phone
 * above the whole dialog where there is room, for its last words are what is decided on. Else they lie
 * over its text.
 */
function liftOver(buttons: HTMLElement, panel: HTMLElement, toasts: HTMLElement | null) {
  // In so low a window the buttons scroll with the text above them.
  if (innerHeight < 400) return { lift: 0, isOverText: false };
  const { top, right, bottom } = buttons.getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const bar = parseFloat(root.getPropertyValue('--praxis-sticky-bottom')) || 0;
  const height = (toasts?.offsetHeight ?? 0) + space;
  if (right <= innerWidth - toastsWidth || bottom <= innerHeight - bar - height)
    return { lift: 0, isOverText: false };
  // Where it will be: a dialog rises as it comes.
  const isAbove = innerWidth <= phoneWidth && panel.offsetTop >= height;
  const edge = isAbove ? panel.offsetTop : top;
  return { lift: Math.max(0, Math.ceil(innerHeight - edge - bar)), isOverText: !isAbove };
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
    const panel = foot?.parentElement;
    if (!hasButtons || !layer || !panel) return;
    const toasts = document.querySelector<HTMLElement>('[data-toasts]');
    const measure = () => {
      const { lift, isOverText } = liftOver(foot, panel, toasts);
      layer.style.setProperty('--praxis-acts-bottom', `${String(lift)}px`);
      // With room below its end, that can be brought above the toasts; its buttons stay at the window's.
      const scrolls = layer.scrollHeight > layer.clientHeight;
      layer.toggleAttribute('data-tall', scrolls || isOverText);
    };
    const sizes = new ResizeObserver(measure);
    for (const element of [foot, panel, ...(toasts ? [toasts] : [])]) sizes.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      layer.style.removeProperty('--praxis-acts-bottom');
    };
  }, [dialog, buttons, hasButtons]);
}
