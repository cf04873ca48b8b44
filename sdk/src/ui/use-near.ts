import { useEffect, useState, type PointerEvent } from 'react';
import { restsAfter, savesData } from '../ask-ahead';

/** A mouse that stays where it has pressed: what the press shows is drawn first, milliseconds. */
const staysAfter = 300;

/**
 * Handlers for what can be pressed: they tell once the mouse rests there, so that what the press will
 * show can be asked for ahead. A finger comes with the press itself. Never where data is to be saved.
 *
 * @param target what a press would choose; undefined: nothing. Another one while the mouse stays is told too
 */
export function useNear<Target extends string | number>(
  target: Target | undefined,
  tell: ((target: Target) => void) | undefined,
) {
  const [rest] = useState(createRest);
  useEffect(
    () => rest.aimAt(target === undefined || !tell ? undefined : () => tell(target)),
    [rest, target, tell],
  );
  return rest.handlers;
}

function createRest() {
  let isOver = false;
  let tell: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (after: number) => {
    clearTimeout(timer);
    if (isOver && tell && !savesData()) timer = setTimeout(tell, after);
  };
  return {
    aimAt: (next: (() => void) | undefined) => {
      tell = next;
      begin(staysAfter);
      return () => clearTimeout(timer);
    },
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        isOver = pointerType !== 'touch';
        begin(restsAfter);
      },
      onPointerLeave: () => {
        isOver = false;
        clearTimeout(timer);
      },
    },
  };
}
