import { openDialogs } from './open-dialogs';

/**
 * Moves the focus to the page, or to the dialog above it, when the focused element is removed.
 * Otherwise Tab would restart at the top of the window, and a screen reader would fall silent.
 */
export function focusPage(): void {
  const target = openDialogs.top() ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
