import type { ReactNode } from 'react';

/** Props shared by the plain list and the draggable one. */
export interface SortableItems<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  idOf(item: Item): string;
  /** Names an item in its handle and in announcements: "Move Water the plants". */
  nameOf(item: Item): string;
  /** Needs a stable identity, so that only changed rows re-render. */
  render(item: Item): ReactNode;
  /** Whether the order can be changed. */
  sortable: boolean;
}

/** Moves an item from one index to another. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);
}
