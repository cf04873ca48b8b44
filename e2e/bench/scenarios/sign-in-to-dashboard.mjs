import { budgets } from '../budgets.mjs';
import { demoAccountButton } from '../demo-accounts.mjs';
import { figure } from '../figures.mjs';
import { signInPath } from '../product.mjs';
import { figuresAreShown, formIsUsable } from '../readiness.mjs';
import { evaluate, measureLoad, noHooks, openPage, waitUntilIdle, withTimeout } from '../visit.mjs';

/** From the click on a demo account to the dashboard's figures, once prefetching has finished. */
async function clickToDashboard(opened, address, hooks) {
  const { page, network } = opened;
  await measureLoad(opened, address);
  const button = demoAccountButton(page, 'doctor');
  await button.hover();
  await waitUntilIdle(opened);
  await hooks.before(page);
  const whenShown = evaluate(opened, `benchProbe.timeFromNext('click', ${figuresAreShown})`);
  await button.click();
  const { startedMs, tookMs } = await withTimeout(
    whenShown,
    "the doctor's dashboard shows its figures",
  );
  await waitUntilIdle(opened);
  await hooks.after();
  const summary = await evaluate(opened, 'benchProbe.summary()');
  const zeroMs = network.zeroMs(summary.timeOrigin) + startedMs;
  const sinceClick = ({ startTime, ...task }) => ({ ...task, startTime: startTime - startedMs });
  return {
    readyMs: tookMs,
    zeroMs,
    longTasks: summary.longTasks.map(sinceClick).filter(({ startTime }) => startTime >= 0),
    requests: network.entries(zeroMs).filter(({ startMs }) => startMs >= 0),
  };
}

export const signInToDashboard = {
  name: 'sign-in-to-dashboard',
  title: 'sign-in to dashboard',
  stage: 'load',
  needs: [],
  usesProduct: true,
  async run(bench, hooks = noHooks) {
    const context = await bench.browser.newContext();
    try {
      const opened = await openPage(context, { isUsable: formIsUsable });
      return await clickToDashboard(opened, `${bench.product.origin}${signInPath}`, hooks);
    } finally {
      await context.close();
    }
  },
  figures: (samples) => [
    figure({
      name: 'sign-in to dashboard, once prefetched',
      unit: 'ms',
      values: samples.map(({ readyMs }) => readyMs),
      budget: budgets.signInToDashboardMs,
    }),
  ],
};
