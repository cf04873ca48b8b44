import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { figure } from '../figures.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { inContext, medianOf, openSlowly } from '../press.mjs';
import { landings } from '../product.mjs';
import { chartsAreDrawn, figuresAreShown } from '../readiness.mjs';
import { noHooks } from '../visit.mjs';
import { federatedReference } from './references.mjs';
import { visitSignedIn } from './signed-in.mjs';

const path = '/dashboard/analytics';
const { account } = landings.demo;

/** The demo area's analytics, until every chart is drawn. */
export const demoDashboard = {
  name: 'demo-dashboard',
  title: "demo's analytics",
  stage: 'load',
  needs: [federatedReference.name],
  usesProduct: true,
  run: (bench, hooks) => visitSignedIn(bench, { account, path, isUsable: chartsAreDrawn }, hooks),
  figures(samples, samplesOf) {
    const { timesReference, allKilobytes, blockingMs } = budgets.dashboard;
    return [
      timeAgainst(
        "demo's analytics: time",
        samples,
        samplesOf(federatedReference.name),
        timesReference,
      ),
      ...costs("demo's analytics", samples, { allKilobytes, blockingMs }),
    ];
  },
};

/** The same page in the other skin, and back. */
export const demoSkin = {
  name: 'demo-skin',
  title: "skin of the demo's analytics",
  stage: 'load',
  needs: [],
  usesProduct: true,
  run({ browser, product }, hooks = noHooks) {
    return inContext(browser, async (context) => {
      const setup = await signInBefore(context, product.origin, account, figuresAreShown);
      const opened = await openSlowly(context, `${product.origin}${path}`, {
        isUsable: chartsAreDrawn,
        setup,
      });
      const button = opened.page.getByRole('button', { name: /^Switch to (dark|light) mode$/ });
      await hooks.before(opened.page);
      const skinMs = await medianOf(
        opened,
        [button, button, button],
        'document.documentElement.dataset.skin',
      );
      await hooks.after();
      return { skinMs };
    });
  },
  figures: (samples) => [
    figure({
      name: "demo's analytics: other skin",
      unit: 'ms',
      values: samples.map(({ skinMs }) => skinMs),
      budget: budgets.dashboard.skinMs,
    }),
  ],
};
