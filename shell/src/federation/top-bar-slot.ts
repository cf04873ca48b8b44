import { createWatched } from '../boot/watched';

/** Where the top bar has room for what an app puts there. */
export const topBarSlot = createWatched<HTMLElement | null>(null);

/** The top bar says where that is. */
export function placeTopBarSlot(element: HTMLElement | null): void {
  topBarSlot.set(element);
}
