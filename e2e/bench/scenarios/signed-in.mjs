import { signInBefore } from '../demo-accounts.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { visitBefore, visitOnce } from '../visit.mjs';

/**
 * One visit of a page by a user who has already signed in.
 *
 * @param {object} bench
 * @param {{ account: string, path: string, isUsable: () => boolean, again?: boolean }} page
 *   `again`: the page was visited before, so that the browser has cached files
 */
export function visitSignedIn(bench, { account, path, isUsable, again = false }, hooks) {
  const { origin } = bench.product;
  const address = `${origin}${path}`;
  return visitOnce(
    bench.browser,
    {
      address,
      isUsable,
      async prepare(context) {
        const setup = await signInBefore(context, origin, account, figuresAreShown);
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
