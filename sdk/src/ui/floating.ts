/** Which side of its anchor something floats on; it goes to the other one where there is no room. */
export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Alignment = 'start' | 'center' | 'end';

const margin = 8;

interface Placement {
  side: Side;
  align: Alignment;
  gap: number;
}

/**
 * Shows an element over everything else, whatever clips or moves the place where it stands in the
 * document; there it keeps its landmark and its turn in the tab order.
 */
export function showOnTop(floating: HTMLElement): void {
  floating.popover = 'manual';
  floating.showPopover?.();
}

/** Puts a `position: fixed` element beside its anchor, inside of the window. */
export function placeBeside(
  anchor: Element,
  floating: HTMLElement,
  { side, align, gap }: Placement,
): void {
  const around = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const room = {
    top: around.top,
    bottom: window.innerHeight - around.bottom,
    left: around.left,
    right: window.innerWidth - around.right,
  };
  const vertical = side === 'top' || side === 'bottom';
  const needed = (vertical ? height : width) + gap + margin;
  const other = opposite[side];
  const chosen = room[side] < needed && room[other] > room[side] ? other : side;

  const left = vertical
    ? aligned(align, around.left, around.right, width)
    : chosen === 'left'
      ? around.left - width - gap
      : around.right + gap;
  const top = vertical
    ? chosen === 'top'
      ? around.top - height - gap
      : around.bottom + gap
    : aligned(align, around.top, around.bottom, height);

  floating.style.left = `${clamp(left, window.innerWidth - width)}px`;
  floating.style.top = `${clamp(top, window.innerHeight - height)}px`;
  floating.dataset['side'] = chosen;
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function aligned(align: Alignment, start: number, end: number, size: number): number {
  if (align === 'start') return start;
  if (align === 'end') return end - size;
  return (start + end - size) / 2;
}

function clamp(position: number, most: number): number {
  return Math.round(Math.max(margin, Math.min(position, most - margin)));
}
