import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';
import { timeAgainst } from '../load-figures.mjs';
import { isScript } from '../network-log.mjs';
import { landings } from '../product.mjs';
import { contentIsShown } from '../readiness.mjs';
import { kilobytesBy } from '../sample.mjs';
import { federatedReference } from './references.mjs';
import { visitSignedIn } from './signed-in.mjs';

/** A page of the demo area, opened by its URL: its load time and its own code. */
function demoPage(name, path) {
  const title = `demo's ${name}`;
  return {
    name: `demo-${name}`,
    title,
    stage: 'load',
    needs: [federatedReference.name],
    usesProduct: true,
    async run(bench, hooks) {
      const sample = await visitSignedIn(
        bench,
        { ...landings.demo, path, isUsable: contentIsShown },
        hooks,
      );
      const own = sample.requests
        .filter(isScript)
        .filter(({ url }) => new URL(url).origin === bench.product.remoteOrigins.demo);
      return { ...sample, ownKilobytes: kilobytesBy(own, sample.readyMs) };
    },
    figures: (samples, samplesOf) => [
      timeAgainst(
        `${title}: time`,
        samples,
        samplesOf(federatedReference.name),
        budgets.demoPage.timesReference,
      ),
      figure({
        name: `${title}: its own JavaScript`,
        unit: 'KB',
        values: samples.map(({ ownKilobytes }) => ownKilobytes),
        budget: budgets.demoPage.ownKilobytes,
      }),
    ],
  };
}

export const demoPages = [
  demoPage('email', '/apps/email'),
  demoPage('shop', '/apps/ecommerce/shop'),
  demoPage('invoices', '/apps/invoice/list'),
  demoPage('users', '/apps/user/list'),
  demoPage('calendar', '/apps/calendar'),
];
