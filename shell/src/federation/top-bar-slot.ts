import type { TopBarItem } from '@praxis/sdk';
import { createWatched } from '../boot/watched';

type Place = TopBarItem['place'];

/** The elements of the top bar that apps render items into. */
export const topBarSlots = {
  start: createWatched<HTMLElement | null>(null),
  end: createWatched<HTMLElement | null>(null),
} satisfies Record<Place, unknown>;

/** Ref callback for the element of a slot. */
export const placeTopBarSlot = (place: Place) => (element: HTMLElement | null) =>
  topBarSlots[place].set(element);
