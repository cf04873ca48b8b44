/** What takes a press for itself: a row that holds it does not open by it. */
const controls = 'a, button, input, select, textarea, label, summary, [popover]';

/** The one way into a row's record: the link in the cell that names it. */
const way = ':scope > th a[href]';

/**
 * Opens the rows of a table wherever they are pressed, as pressing their link does: with Ctrl or the
 * middle button in a new tab. A press on a control of the row, or one that ends the marking of text,
 * does not open it. The keyboard has the link itself.
 */
export function listenToRows(body: HTMLElement): () => void {
  const rowAt = ({ target }: Event): HTMLElement | null => {
    if (!(target instanceof Element) || target.closest(controls)) return null;
    return target.closest('tr');
  };
  const press = (event: MouseEvent) => {
    const row = event.button > 1 ? null : rowAt(event);
    const link = row?.querySelector<HTMLElement>(way);
    if (!row || !link || isMarkedIn(row)) return;
    const { shiftKey } = event;
    const inNewTab = event.button === 1 || event.ctrlKey || event.metaKey;
    // Closing what opens gives the focus back to where it came from.
    if (!inNewTab && !shiftKey) link.focus({ preventScroll: true });
    const keys = { ctrlKey: inNewTab, metaKey: inNewTab, shiftKey };
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  };
  const keepFromScrolling = (event: MouseEvent) => {
    if (event.button === 1 && rowAt(event)?.querySelector(way)) event.preventDefault();
  };
  body.addEventListener('click', press);
  body.addEventListener('auxclick', press);
  body.addEventListener('mousedown', keepFromScrolling);
  return () => {
    body.removeEventListener('click', press);
    body.removeEventListener('auxclick', press);
    body.removeEventListener('mousedown', keepFromScrolling);
  };
}

/** Text of the row has just been marked: the press was the end of that. */
function isMarkedIn(row: Node): boolean {
  const marked = window.getSelection();
  return marked !== null && !marked.isCollapsed && row.contains(marked.anchorNode);
}
