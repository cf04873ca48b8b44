import { keepForms } from '@praxis/sdk';

/** Loads the page anew, with what was typed in its forms. Only ever because its person asked for it. */
export function reloadKeepingForms(): void {
  keepForms();
  window.location.reload();
}
