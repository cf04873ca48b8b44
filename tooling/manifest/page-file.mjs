/**
 * The file that a page is in, as `src/pages.ts` names it.
 * @typedef {{
 *   request: string,
 *   feature: string,
 *   chunk: string,
 * }} PageFile `request`: as it is imported; `feature`: the folder of `src/features` that it is in;
 * `chunk`: the name of the page's own file in the build
 */

/**
 * What a page loads. It is read from the text of its `load`, for the build runs no code of a page.
 * @param {() => unknown} load `() => import('./features/plans/plans.page')`
 * @returns {PageFile}
 */
export function pageFileOf(load) {
  const request = /["'`](\.\/features\/[\w./-]+)["'`]/.exec(String(load))?.[1];
  if (!request) {
    throw new Error(
      `A page stands in a folder of src/features and is imported by \`load\`: ${load}`,
    );
  }
  return pageFileAt(request);
}

/**
 * The page that a module is, by the path that it is imported by.
 * @param {string} request
 * @returns {PageFile}
 */
export function pageFileAt(request) {
  const [, , feature = '', ...rest] = request.split('/');
  const page = rest.join('-').replace(/\.page$/, '');
  return { request, feature, chunk: `page-${page === feature ? feature : `${feature}-${page}`}` };
}
