import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { figure } from '../figures.mjs';
import { isScript } from '../network-log.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown } from '../readiness.mjs';
import { kilobytesBy } from '../sample.mjs';
import { visitOnce } from '../visit.mjs';

/** A role app's own JavaScript until its landing page is ready. */
async function ownKilobytes({ browser, product }, id) {
  const { account, path } = landings[id];
  const { requests, readyMs } = await visitOnce(browser, {
    address: `${product.origin}${path}`,
    isUsable: figuresAreShown,
    prepare: async (context) => ({
      setup: await signInBefore(context, product.origin, account, figuresAreShown),
      throttled: false,
    }),
  });
  const own = requests.filter(({ url }) => new URL(url).origin === product.remoteOrigins[id]);
  return kilobytesBy(own.filter(isScript), readyMs);
}

export const remoteBytes = {
  name: 'remote-bytes',
  title: "each role app's own JavaScript",
  stage: 'after',
  needs: [],
  usesProduct: true,
  async run(bench) {
    const sample = {};
    for (const id of Object.keys(landings)) sample[id] = await ownKilobytes(bench, id);
    return sample;
  },
  figures: (samples) =>
    Object.keys(landings).map((id) =>
      figure({
        name: `remote-${id}: its own JavaScript for its landing`,
        unit: 'KB',
        values: samples.map((sample) => sample[id]),
        budget: budgets.remoteLandingKilobytes,
      }),
    ),
};
