import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';
import { openLarge } from '../large-data/open-large.mjs';
import { evaluate, waitUntilIdle, withTimeout } from '../visit.mjs';

const times = 5;

/** The list has rows, all of which belong to the selected tab. */
function rejectedAreShown() {
  const rows = [...document.querySelectorAll('main tbody tr')];
  return rows.length > 0 && rows.every((row) => row.textContent.includes('Rejected'));
}

/** The week is shown with all its events. */
function weekIsShown() {
  return document.querySelectorAll('main [role="listitem"] a').length >= 200;
}

async function fromClick(opened, target, condition, what) {
  await waitUntilIdle(opened);
  const whenShown = evaluate(opened, `benchProbe.timeFromNext('click', ${condition})`);
  await target.click();
  return (await withTimeout(whenShown, what)).tookMs;
}

/** From a click on a tab of the patients to its rows. */
async function tabSwitches(opened, origin) {
  const { page } = opened;
  await page.goto(`${origin}/doctor/patients?tab=all`);
  const values = [];
  for (let time = 0; time < times; time += 1) {
    await page.getByRole('link', { name: /^All/ }).click();
    const rejected = page.getByRole('link', { name: /^Rejected/ });
    values.push(await fromClick(opened, rejected, rejectedAreShown, 'the tab shows its rows'));
  }
  return values;
}

/** From a click on "Next" to a week with 200 appointments. */
async function weeks(opened, origin, week) {
  const { page } = opened;
  const before = new Date(Date.parse(week) - 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.goto(`${origin}/doctor/appointments?view=week&on=${before}`);
  const values = [];
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await page.getByRole('button', { name: 'Previous', exact: true }).click();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    values.push(await fromClick(opened, next, weekIsShown, 'the week shows its appointments'));
  }
  return values;
}

/** The doctor's app with 2,000 subscribers and a week of 200 appointments, without throttling. */
export const largePractice = {
  name: 'large-practice',
  title: 'a large practice',
  stage: 'after',
  needs: [],
  usesProduct: true,
  async run(bench) {
    const context = await bench.browser.newContext();
    try {
      const { opened, data } = await openLarge(bench, context, {
        writer: './write-practice.mjs',
        account: 'doctor',
      });
      return {
        tabSwitchMs: await tabSwitches(opened, bench.product.origin),
        weekMs: await weeks(opened, bench.product.origin, data.week),
      };
    } finally {
      await context.close();
    }
  },
  figures: ([{ tabSwitchMs, weekMs }]) => [
    figure({
      name: '2,000 subscribers: from a tab to its rows',
      unit: 'ms',
      values: tabSwitchMs,
      budget: budgets.largePractice.tabSwitchMs,
    }),
    figure({
      name: 'calendar week with 200 appointments',
      unit: 'ms',
      values: weekMs,
      budget: budgets.largePractice.weekMs,
    }),
  ],
};
