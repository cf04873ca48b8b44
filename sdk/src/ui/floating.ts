import type { Placement } from './placement';

/**
 * Fetches the code that finds the place. Asked for when the pointer or the focus comes near, so that
 * it is there by the press; the first page does without it.
 */
const loadFollow = () => import('./follow');

/** Loads what places menus and tooltips, before the first one opens. */
export function expectFloating(): void {
  // Whatever opens without it asks again.
  void loadFollow().catch(() => undefined);
}

/**
 * Shows an element over everything else, whatever clips or moves the place where it stands in the
 * document; there it keeps its landmark and its turn in the tab order.
 */
export function showOnTop(floating: HTMLElement): void {
  floating.popover = 'manual';
  floating.showPopover?.();
}

/**
 * Shows a `position: fixed` element over everything else and beside its anchor, inside of the
 * window, and keeps it there.
 *
 * @returns stops following the anchor
 */
export function showBeside(
  anchor: Element,
  floating: HTMLElement,
  placement: Placement,
): () => void {
  showOnTop(floating);
  placeAtFirst(anchor, floating, placement);
  let stop: (() => void) | undefined;
  let stopped = false;
  void loadFollow().then(
    ({ follow }) => {
      if (!stopped) stop = follow(anchor, floating, placement);
    },
    () => {
      // It stays where it is, where it can be used as well.
    },
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

/**
 * Where it stands until the code for the right place is there, which places it before it is seen if it has
 * come by then: below its anchor, or above it where there is room above alone, and not beyond the sides.
 */
function placeAtFirst(
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
