import { signInBefore } from '../demo-accounts.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { visitBefore, visitOnce } from '../visit.mjs';

/**
 * One visit of a page by a user who has already signed in.
 *
 * @param {object} bench
 * @param {{ path: string, isUsable: () => boolean, account?: string, again?: boolean, origin?: string,
 *   signIn?: (context: import('@playwright/test').BrowserContext) => Promise<string> }} page
 *   `again`: the page was visited before, so that the browser has cached files; `signIn` returns a
 *   script that stores a session in the page, by default that of a demo `account` of the product
 */
export function visitSignedIn(
  bench,
  {
    path,
    isUsable,
    account,
    again = false,
    origin = bench.product.origin,
    signIn = (context) => signInBefore(context, origin, account, figuresAreShown),
  },
  hooks,
) {
  const address = `${origin}${path}`;
  return visitOnce(
    bench.browser,
    {
      address,
      isUsable,
      async prepare(context) {
        const setup = await signIn(context);
        if (again) await visitBefore(context, { address, isUsable, setup });
        return { setup };
      },
    },
    hooks,
  );
}

/** One visit of a page of the doctor's app. */
export const visitAsDoctor = (bench, page, hooks) =>
  visitSignedIn(bench, { account: landings.doctor.account, ...page }, hooks);
