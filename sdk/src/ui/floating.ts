import type { Placement } from './placement';

/**
 * Lazy-loads the positioning code, off the critical path of the first page. Hover and focus preload it,
 * so that it is available by the click.
 */
const loadFollow = () => import('./follow');

/** Preloads the positioning code of menus and tooltips. */
export function preloadFloating(): void {
  // Opening a menu retries a failed load.
  void loadFollow().catch(() => undefined);
}

/**
 * Moves an element to the top layer, where no ancestor clips or transforms it. It keeps its DOM position,
 * and with it its landmark and tab order.
 */
export function moveToTopLayer(floating: HTMLElement): void {
  floating.popover = 'manual';
  floating.showPopover?.();
}

/**
 * Shows a `position: fixed` element in the top layer, next to its anchor and inside the viewport, and
 * keeps it there.
 *
 * @returns a function that stops following the anchor
 */
export function showNextTo(
  anchor: Element,
  floating: HTMLElement,
  placement: Placement,
): () => void {
  moveToTopLayer(floating);
  setInitialPosition(anchor, floating, placement);
  let stop: (() => void) | undefined;
  let stopped = false;
  void loadFollow().then(
    ({ follow }) => {
      if (!stopped) stop = follow(anchor, floating, placement);
    },
    () => {
      // The initial position is usable without the positioning code.
    },
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

/**
 * Positions the element until the positioning code has loaded: below its anchor, or above it if only
 * there is room, and within the sides. With preloaded code the final position applies before paint.
 */
function setInitialPosition(
  anchor: Element,
  { style, offsetWidth, offsetHeight }: HTMLElement,
  { align, gap }: Placement,
): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const x = align === 'end' ? right - offsetWidth : left;
  const below = bottom + gap;
  const above = top - gap - offsetHeight;
  const opensUpwards = below + offsetHeight > clientHeight && above >= 0;
  style.left = `${Math.max(Math.min(x, clientWidth - offsetWidth), 0)}px`;
  style.top = `${opensUpwards ? above : below}px`;
}
