import { keepForms } from '@praxis/sdk';
import { showChangedTexts } from '../language/hot-texts';

/**
 * Hears of what changes in an app that is served from its source, also within a shell that is deployed
 * (docs/how-to/add-a-role-app.md#outside-of-this-repository): texts are put in the place of the ones that
 * are shown, and what was typed is kept where the page is loaded anew.
 */
export function followSources(): void {
  // Its code is there before: a server that writes down what it has built answers nobody meanwhile.
  window.addEventListener('praxis:texts', (event) =>
    showChangedTexts((event as CustomEvent<Parameters<typeof showChangedTexts>[0]>).detail),
  );
  window.addEventListener('praxis:reload', keepForms);
}
