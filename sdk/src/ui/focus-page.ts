/**
 * Gives the focus to the page where what had it is about to go, or has gone: else Tab would begin
 * at the top of the window, and a screen reader would say nothing.
 */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
