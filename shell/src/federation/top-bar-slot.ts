import type { TopBarItem } from '@praxis/sdk';
import { createWatched } from '../boot/watched';

type Place = TopBarItem['place'];

/** Where the top bar has room for what an app puts there. */
export const topBarSlots = {
  start: createWatched<HTMLElement | null>(null),
  end: createWatched<HTMLElement | null>(null),
} satisfies Record<Place, unknown>;

/** The top bar says where that is. */
export const placeTopBarSlot = (place: Place) => (element: HTMLElement | null) =>
  topBarSlots[place].set(element);
