import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Placement } from './placement';

/** Pixels that stay free at the edges of the window. */
const padding = 8;
/** What is less high than this cannot be scrolled any more. */
const leastHeight = 120;

/**
 * Keeps an element beside its anchor while the page scrolls and changes: on the other side where
 * there is no room, inside of the window, and no higher than the room that there is.
 *
 * @returns stops it
 */
export function follow(
  anchor: Element,
  floating: HTMLElement,
  { side, align, gap }: Placement,
): () => void {
  const place = async () => {
    const { x, y } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement: align === 'center' ? side : `${side}-${align}`,
      middleware: [
        offset(gap),
        flip({ padding }),
        size({
          padding,
          apply({ availableHeight }) {
            floating.style.maxHeight = `${Math.max(availableHeight, leastHeight)}px`;
          },
        }),
        shift({ padding, crossAxis: true }),
      ],
    });
    floating.style.left = `${Math.round(x)}px`;
    floating.style.top = `${Math.round(y)}px`;
  };
  return autoUpdate(anchor, floating, () => void place());
}
