/** Where a list opens: in the page's or the dialog's own landmark, so that it is part of what it belongs to. */
export const inPage = (field: HTMLElement): HTMLElement =>
  field.closest<HTMLElement>('dialog, main') ?? document.body;
