import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { figure } from '../figures.mjs';
import { recordFrames } from '../frame-work.mjs';
import { withContext } from '../press.mjs';
import { landings } from '../product.mjs';
import { figuresAreShown, rowsInSightAreShown } from '../readiness.mjs';
import { measureLoad, openPage, waitUntilIdle } from '../visit.mjs';

const frameMs = 50;
const turns = 60;
/** Pixels per turn of the wheel: a few rows, and most of the visible ones. */
const steps = [240, 480];

async function scroll(page, pixels) {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** The sample table of 10,000 rows, scrolled by the wheel, without throttling. */
export const largeTable = {
  name: 'large-table',
  title: 'a table of 10,000 rows',
  stage: 'after',
  needs: [],
  usesProduct: true,
  run: ({ browser, product }) =>
    withContext(browser, async (context) => {
      const { account } = landings.demo;
      const setup = await signInBefore(context, product.origin, account, figuresAreShown);
      const opened = await openPage(context, {
        isUsable: rowsInSightAreShown,
        setup,
        throttled: false,
      });
      const { page } = opened;
      await measureLoad(opened, `${product.origin}/datatables/advanced`);
      await page.locator('main [data-row-key]').nth(3).hover();
      await waitUntilIdle(opened);
      const work = await recordFrames(browser, page, async () => {
        for (const pixels of steps) await scroll(page, pixels);
        await scroll(page, -Math.max(...steps));
      });
      return {
        framesMs: work,
        long: work.filter((ms) => ms > frameMs).length,
        longestMs: Math.max(...work),
      };
    }),
  figures: ([{ framesMs, long, longestMs }]) => [
    figure({
      name: `10,000 rows: frames over ${frameMs} ms while scrolling`,
      unit: '',
      values: [long],
      budget: budgets.largeTable.longFrames,
      note: `of ${framesMs.length}`,
    }),
    figure({ name: '10,000 rows: longest frame', unit: 'ms', values: [longestMs] }),
  ],
};
