import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { costs, timeAgainst } from '../load-figures.mjs';
import { withContext, medianOf, openSlowly } from '../press.mjs';
import { pressAgainst } from '../press-figures.mjs';
import { landings } from '../product.mjs';
import { chartsAreDrawn, figuresAreShown } from '../readiness.mjs';
import { noHooks } from '../visit.mjs';
import { federatedReference, listReference } from './references.mjs';
import { visitSignedIn } from './signed-in.mjs';

const path = '/dashboard/analytics';
const { account } = landings.demo;

/** The demo area's analytics, until every chart is drawn. */
export const demoDashboard = {
  name: 'demo-dashboard',
  title: "demo's analytics",
  stage: 'load',
  needs: [federatedReference.name, listReference.name],
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
      ...costs("demo's analytics", samples, { allKilobytes }),
      pressAgainst({
        name: "demo's analytics: blocking time",
        values: samples.map((sample) => sample.blockingMs),
        references: samplesOf(listReference.name),
        budgetMs: blockingMs,
      }),
    ];
  },
};

/** The same page, switched to the other skin and back. */
export const demoSkin = {
  name: 'demo-skin',
  title: "skin of the demo's analytics",
  stage: 'load',
  needs: [listReference.name],
  usesProduct: true,
  run({ browser, product }, hooks = noHooks) {
    return withContext(browser, async (context) => {
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
  figures: (samples, samplesOf) => [
    pressAgainst({
      name: "demo's analytics: other skin",
      values: samples.map(({ skinMs }) => skinMs),
      references: samplesOf(listReference.name),
      budgetMs: budgets.dashboard.skinMs,
    }),
  ],
};
