import { keepForms } from '@praxis/sdk';

/** Reloads the page and preserves form input. Only call it on the user's request. */
export function reloadKeepingForms(): void {
  keepForms();
  window.location.reload();
}
