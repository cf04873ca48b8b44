import { keepForms } from '@praxis/sdk';

/**
 * Hears of what changes in an app that is served from its source, also within a shell that is deployed
 * (docs/how-to/add-a-role-app.md#outside-of-this-repository): texts are put in the place of the ones that
 * are shown, and what was typed is kept where the page is loaded anew.
 */
export function followSources(): void {
  window.addEventListener('praxis:texts', async (event) => {
    const { showChangedTexts } = await import('../language/hot-texts');
    showChangedTexts((event as CustomEvent<Parameters<typeof showChangedTexts>[0]>).detail);
  });
  window.addEventListener('praxis:reload', keepForms);
}
