/** Whether what had the focus is gone: the keyboard would begin at the top of the page again. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
