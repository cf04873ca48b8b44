import { focusPage } from '../focus-page';

const rowsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];

/** Returns the first link in a row that can be reached with Tab. */
export const linkIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('a:not([tabindex="-1"])');

/**
 * Remembers the rows around an element. Returns a function for when its row has left the list: it moves
 * the focus to the link of the next row, or of the one before; to the page if none of them is left, as
 * after turning the page.
 */
export function neighborFocus(element: Element | null): () => void {
  const row = element?.closest<HTMLElement>('[data-key]');
  const list = row?.parentElement;
  if (!row || !list) return focusPage;
  const keys = rowsIn(list).map(({ dataset }) => dataset['key']);
  const index = keys.indexOf(row.dataset['key']);
  const neighbors = [...keys.slice(index + 1), ...keys.slice(0, index).reverse()];
  return () => {
    const rows = rowsIn(list);
    const left = neighbors.flatMap(
      (key) => rows.find(({ dataset }) => dataset['key'] === key) ?? [],
    );
    const link = linkIn(left[0]);
    if (link) link.focus({ preventScroll: true });
    else focusPage();
  };
}
