import { keepForms } from '@praxis/sdk';
import { showChangedTexts } from '../language/hot-texts';

/**
 * Hot reload of an app that runs from its sources, also within a deployed shell
 * (docs/how-to/add-a-role-app.md#outside-of-this-repository): replaces changed texts in place, and
 * preserves form input over a reload of the page.
 */
export function followSources(): void {
  // Imported statically: the dev server answers no requests while it writes a build.
  window.addEventListener('praxis:texts', (event) =>
    showChangedTexts((event as CustomEvent<Parameters<typeof showChangedTexts>[0]>).detail),
  );
  window.addEventListener('praxis:reload', keepForms);
}
