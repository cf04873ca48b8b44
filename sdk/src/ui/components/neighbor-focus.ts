import { focusPage } from '../focus-page';

/** Returns the rows and items of a list, which name their records by `data-key`. */
export const rowsIn = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? []),
];

/** Returns the first link in a row that can be reached with Tab. */
export const linkIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a:not([tabindex="-1"])');

type ControlIn = (row: Element | undefined) => HTMLElement | null | undefined;

/**
 * Remembers the rows around an element of a list. Returns a function for when its row has left the list:
 * it moves the focus to a control of the next row, by default its link, or of the one before; to the page,
 * or as `onNone` says, if none of them is left, as after turning the page.
 */
export function neighborFocus(
  element: Element | null,
  within?: Element,
): (controlIn?: ControlIn, onNone?: () => void) => void {
  const row = element?.closest<HTMLElement>('[data-key]');
  const list = within ?? row?.parentElement;
  const keys = rowsIn(list).map(({ dataset }) => dataset['key']);
  const index = keys.indexOf(row?.dataset['key']);
  const neighbors = [...keys.slice(index + 1), ...keys.slice(0, Math.max(index, 0)).reverse()];
  return (controlIn = linkIn, onNone = focusPage) => {
    const left = new Map(rowsIn(list).map((one) => [one.dataset['key'], one]));
    const next = neighbors.find((key) => left.has(key));
    const control = controlIn(left.get(next));
    if (control) control.focus({ preventScroll: true });
    else onNone();
  };
}
