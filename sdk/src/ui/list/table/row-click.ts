/** Elements that handle clicks themselves. */
const controls = 'a, button, input, select, textarea, label, summary, [popover]';

/** The link to a row's record, in its header cell. */
const rowLink = ':scope > th a[href]';

/**
 * Makes a click anywhere on a table row follow the row's link: in a new tab with Ctrl or the middle
 * button. Ignores clicks on controls, and clicks that end a text selection. Keyboard users have the link.
 */
export function openRowsOnClick(body: HTMLElement): () => void {
  const rowAt = ({ target }: Event): HTMLElement | null => {
    if (!(target instanceof Element) || target.closest(controls)) return null;
    return target.closest('tr');
  };
  const click = (event: MouseEvent) => {
    const row = event.button > 1 ? null : rowAt(event);
    const link = row?.querySelector<HTMLElement>(rowLink);
    if (!row || !link || hasSelectedText(row)) return;
    const { shiftKey } = event;
    const inNewTab = event.button === 1 || event.ctrlKey || event.metaKey;
    // A drawer that opens returns the focus to this link when it closes.
    if (!inNewTab && !shiftKey) link.focus({ preventScroll: true });
    const keys = { ctrlKey: inNewTab, metaKey: inNewTab, shiftKey };
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  };
  const preventAutoscroll = (event: MouseEvent) => {
    if (event.button === 1 && rowAt(event)?.querySelector(rowLink)) event.preventDefault();
  };
  body.addEventListener('click', click);
  body.addEventListener('auxclick', click);
  body.addEventListener('mousedown', preventAutoscroll);
  return () => {
    body.removeEventListener('click', click);
    body.removeEventListener('auxclick', click);
    body.removeEventListener('mousedown', preventAutoscroll);
  };
}

/** Returns whether the row contains a text selection, which the click has just ended. */
function hasSelectedText(row: Node): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode);
}
