import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { withContext, medianOf, openSlowly, press, timeToChange } from '../press.mjs';
import { pressAgainst, timesPress } from '../press-figures.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown, rowsAreShown } from '../readiness.mjs';
import { median } from '../statistics.mjs';
import { evaluate, noHooks, waitUntilIdle, withTimeout } from '../visit.mjs';
import { listPaths } from './lists.mjs';
import { listReference } from './references.mjs';

/** Options of the first filter that each leave other rows, counted from "All". */
const filterChoices = [3, 1, 4];

/** From the click on an option, in a menu that is already open. */
async function filterTimes(opened) {
  const { page } = opened;
  const filter = page.locator('main [role="group"] button[aria-haspopup]').first();
  const values = [];
  for (const choice of filterChoices) {
    await press(opened, filter);
    values.push(await timeToChange(opened, page.getByRole('menuitemradio').nth(choice)));
  }
  return median(values);
}

/** Each click requests rows that aren't cached yet; ten, as many as the reference shows. */
async function pressThrough(opened) {
  const { page } = opened;
  const tab = (name) => page.locator(`main a[href$="tab=${name}"]`);
  const sort = (column) => page.locator('main thead button').nth(column);
  const next = page.getByRole('button', { name: 'Next page' });
  const openMs = await timeToChange(
    opened,
    page.locator(`a[href="${listPaths.patients}"]`).first(),
  );
  await timeToChange(opened, tab('all'));
  const nextPageMs = await medianOf(opened, [next, next, next]);
  const sortMs = await medianOf(opened, [sort(0), sort(0), sort(1)]);
  await timeToChange(opened, tab('all'));
  const filterMs = await filterTimes(opened);
  const tabMs = await medianOf(opened, ['active', 'expiring', 'expiredCancelled'].map(tab));
  return { openMs, nextPageMs, sortMs, filterMs, tabMs };
}

/** From the last letter typed into the search to its request, which is visible with an API. */
async function searchDelay({ browser, api }) {
  return withContext(browser, async (context) => {
    const opened = await openSlowly(context, `${api.origin}${listPaths.patients}?tab=all`, {
      isUsable: rowsAreShown,
      setup: await api.signIn(),
    });
    const { page } = opened;
    await press(opened, page.locator('main input[type="search"]'));
    await waitUntilIdle(opened);
    await evaluate(
      opened,
      `globalThis.whenRequested = new Promise((resolve) => {
        let typedAt;
        addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), { capture: true });
        new PerformanceObserver((list) => {
          const requested = list.getEntries().find(({ name }) => /[?&]q=an(&|$)/.test(name));
          if (requested) resolve(requested.startTime - typedAt);
        }).observe({ type: 'resource' });
      }); 0`,
    );
    await page.keyboard.type('an');
    return withTimeout(evaluate(opened, 'whenRequested'), 'the search is requested', 15_000);
  });
}

async function interact({ browser, product }, hooks) {
  return withContext(browser, async (context) => {
    const { account, path } = landings.doctor;
    const setup = await signInBefore(context, product.origin, account, figuresAreShown);
    const opened = await openSlowly(context, `${product.origin}${path}`, {
      isUsable: figuresAreShown,
      setup,
    });
    await hooks.before(opened.page);
    const { nowMs: startedMs } = await evaluate(opened, 'benchProbe.summary()');
    const took = await pressThrough(opened);
    await waitUntilIdle(opened);
    await hooks.after();
    const { timeOrigin, nowMs, longTasks } = await evaluate(opened, 'benchProbe.summary()');
    const during = longTasks.filter(({ startTime }) => startTime >= startedMs);
    const zeroMs = opened.network.zeroMs(timeOrigin) + startedMs;
    return {
      ...took,
      longestTaskMs: Math.max(0, ...during.map(({ duration }) => duration)),
      readyMs: nowMs - startedMs,
      zeroMs,
      requests: opened.network.entries(zeroMs).filter(({ startMs }) => startMs >= 0),
    };
  });
}

const titles = {
  sortMs: 'sort',
  nextPageMs: 'next page',
  tabMs: 'tab',
  filterMs: 'filter',
  openMs: 'opened from the menu',
};

/**
 * From a click in the doctor's patients to the first frame with other rows, with CPU throttling.
 */
export const listInteractions = {
  name: 'list-interactions',
  title: 'presses in a list',
  stage: 'load',
  needs: [listReference.name],
  usesProduct: true,
  usesApi: true,
  run: async (bench, hooks = noHooks) => ({
    ...(await interact(bench, hooks)),
    searchWaitMs: await searchDelay(bench),
  }),
  figures(samples, samplesOf) {
    const { timesReference, openTimesReference, longestTaskMs, searchWaitMs } =
      budgets.listInteractions;
    const own = (key) => ({
      values: samples.map((sample) => sample[key]),
      references: samplesOf(listReference.name),
    });
    return [
      ...Object.entries(titles).map(([key, title]) =>
        timesPress({
          name: `list: ${title}`,
          ...own(key),
          budget: key === 'openMs' ? openTimesReference : timesReference,
        }),
      ),
      pressAgainst({
        name: 'list: longest task',
        ...own('longestTaskMs'),
        budgetMs: longestTaskMs,
      }),
      pressAgainst({
        name: 'list: from the last letter to the request',
        ...own('searchWaitMs'),
        budgetMs: searchWaitMs,
      }),
    ];
  },
};
