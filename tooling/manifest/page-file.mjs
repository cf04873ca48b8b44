/**
 * The file of a page, as imported in `src/pages.ts`.
 * @typedef {{
 *   request: string,
 *   feature: string,
 *   chunk: string,
 * }} PageFile `request`: import specifier; `feature`: its folder in `src/features`;
 * `chunk`: name of the page's chunk in the build
 */

/**
 * Reads a page's file from the source of its `load`, because the build runs no code of a page.
 * @param {() => unknown} load `() => import('./features/plans/plans.page')`
 * @returns {PageFile}
 */
export function pageFileOf(load) {
  const request = /["'`](\.\/features\/[\w./-]+)["'`]/.exec(String(load))?.[1];
  if (!request) {
    throw new Error(
      `A page has to be in a folder of src/features and be imported by \`load\`: ${load}`,
    );
  }
  return pageFileAt(request);
}

/**
 * The page of an import specifier.
 * @param {string} request
 * @returns {PageFile}
 */
export function pageFileAt(request) {
  const [, , feature = '', ...rest] = request.split('/');
  const page = rest.join('-').replace(/\.page$/, '');
  return { request, feature, chunk: `page-${page === feature ? feature : `${feature}-${page}`}` };
}
