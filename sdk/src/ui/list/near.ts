import { savesData } from '../../saves-data';

/** A mouse that only passes is gone by then, milliseconds. */
export const restsAfter = 60;

/** A mouse that stays where it has pressed: what the press shows is drawn first, milliseconds. */
const staysAfter = 300;

/** What a list can be led to by a press: links, and buttons that say which page or order they choose. */
const pressed = 'a[href], button[data-page]:enabled, button[data-sort]';

/**
 * Tells what the mouse rests on, for what a press there will show to be asked for ahead. One listener
 * for the whole page, so that rows and headings cost nothing for it. A finger comes with the press
 * itself; where data is to be saved nothing is told.
 */
export function listenToRest(tell: (target: HTMLElement) => void) {
  let near: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (near?.isConnected) tell(near);
    }, milliseconds);
  };
  const follow = ({ target, pointerType }: PointerEvent) => {
    const now = target instanceof Element ? target.closest<HTMLElement>(pressed) : null;
    if (now === near) return;
    near = pointerType === 'touch' || savesData() ? null : now;
    wait(restsAfter);
  };
  document.addEventListener('pointerover', follow, { passive: true });
  return {
    /** The page shows something else: what the mouse is still on may lead further. */
    again: () => wait(staysAfter),
    end() {
      document.removeEventListener('pointerover', follow);
      clearTimeout(timer);
    },
  };
}
