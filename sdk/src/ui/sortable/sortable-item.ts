import type { ReactNode } from 'react';

/** What the plain list and the one that can be put in order are made of alike. */
export interface SortableItems<Item> {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly Item[];
  idOf(item: Item): string;
  /** Its name, for the handle and what is announced: "Move Water the plants". */
  nameOf(item: Item): string;
  /** Keep it the same function, so that only rows that change render again. */
  render(item: Item): ReactNode;
  /** The order is the people's own, and may be changed. */
  sortable: boolean;
}

/** Without one item, and with it in the place that another one has. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);
}
