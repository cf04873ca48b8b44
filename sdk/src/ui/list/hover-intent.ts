import { savesData } from '../../saves-data';

/** Milliseconds that a pointer must rest on a target: a pointer that only passes has left by then. */
export const hoverDelay = 60;

/** Milliseconds before a pointer that stays after a click counts again, so that the click renders first. */
const repeatDelay = 300;

/** Targets that change a list: links, and buttons that declare a page or a sort order. */
const targets = 'a[href], button[data-page]:enabled, button[data-sort]';

/**
 * Reports the target that the mouse rests on, so that its data can be prefetched. One delegated listener
 * serves the whole page, so rows and headings need none. Ignores touch, which has no hover, and stays
 * silent in data-saver mode.
 */
export function watchHoverIntent(onHover: (target: HTMLElement) => void) {
  let hovered: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hovered?.isConnected) onHover(hovered);
    }, milliseconds);
  };
  const follow = ({ target, pointerType }: PointerEvent) => {
    const now = target instanceof Element ? target.closest<HTMLElement>(targets) : null;
    if (now === hovered) return;
    hovered = pointerType === 'touch' || savesData() ? null : now;
    reportAfter(hoverDelay);
  };
  document.addEventListener('pointerover', follow, { passive: true });
  return {
    /** The list has changed: the same target (Next page) may now lead further. */
    restart: () => reportAfter(repeatDelay),
    stop() {
      document.removeEventListener('pointerover', follow);
      clearTimeout(timer);
    },
  };
}
