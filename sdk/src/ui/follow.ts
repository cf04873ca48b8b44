import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Placement } from './placement';

/** Pixels between the element and the edges of the viewport. */
const padding = 8;
/** Minimum height in pixels; anything lower cannot be scrolled. */
const minHeight = 120;

/**
 * Keeps an element next to its anchor while the page scrolls and changes: it flips to the opposite side
 * if there is no room, stays inside the viewport, and is limited to the available height.
 *
 * @returns a function that stops following
 */
export function follow(
  anchor: Element,
  floating: HTMLElement,
  { side, align, gap }: Placement,
): () => void {
  const update = async () => {
    const { x, y } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement: align === 'center' ? side : `${side}-${align}`,
      middleware: [
        offset(gap),
        flip({ padding }),
        size({
          padding,
          apply({ availableHeight }) {
            floating.style.maxHeight = `${Math.max(availableHeight, minHeight)}px`;
          },
        }),
        shift({ padding, crossAxis: true }),
      ],
    });
    floating.style.left = `${Math.round(x)}px`;
    floating.style.top = `${Math.round(y)}px`;
  };
  return autoUpdate(anchor, floating, () => void update());
}
