import { openDialogs } from './open-dialogs';

/**
 * Gives the focus to the page, or to the dialog over it, where what had it is about to go, or has
 * gone: else Tab would begin at the top of the window, and a screen reader would say nothing.
 */
export function focusPage(): void {
  const place = openDialogs.top() ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
}
