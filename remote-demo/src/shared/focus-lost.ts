/**
 * Whether the focused element has been removed: the tab order would restart at the top of the page.
 */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
