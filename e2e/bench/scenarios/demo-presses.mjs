import { budgets } from '../budgets.mjs';
import { signInBefore } from '../demo-accounts.mjs';
import { withContext, medianOf, openSlowly, press, timeToChange } from '../press.mjs';
import { pressAgainst } from '../press-figures.mjs';
import { landings } from '../product.mjs';
import { contentIsShown, figuresAreShown } from '../readiness.mjs';
import { median } from '../statistics.mjs';
import { noHooks } from '../visit.mjs';
import { listReference } from './references.mjs';

/** Expressions for the email list, the title of an open email, and the days of the calendar. */
const emails =
  "[...document.querySelectorAll('main li:has(input[type=checkbox]) a')].map((link) => link.textContent).join('\\n')";
const heading = "document.querySelector('main h1')?.textContent ?? ''";
const days = "[...document.querySelectorAll('main h2')].map((title) => title.textContent).join()";
/** Appearance of tasks as React renders them, without the native state of checkboxes. */
const tasks =
  "[...document.querySelectorAll('main li > *')].map(({ className }) => className).join('\\n')";

async function inEmail(opened) {
  const { page } = opened;
  const folder = (name) => page.locator(`main a[href$="/apps/email${name}"]`).first();
  const folderMs = await medianOf(opened, ['/sent', '/draft', '/all'].map(folder), emails);
  await timeToChange(opened, folder(''), emails);
  const mail = page.locator('main li:has(input[type=checkbox]) a').nth(3);
  return { folderMs, mailMs: await timeToChange(opened, mail, heading) };
}

/** Ten rows, as in comparable templates. */
async function inUsers(opened) {
  const { page } = opened;
  const sort = (column) => page.locator('main thead button').nth(column);
  const filter = page.locator('main [role="group"] button[aria-haspopup]').first();
  const next = page.getByRole('button', { name: 'Next page' });
  const nextPageMs = await medianOf(opened, [next, next, next]);
  const sortMs = await medianOf(opened, [sort(0), sort(1), sort(2)]);
  const filterMs = [];
  for (const choice of [1, 2, 3]) {
    await press(opened, filter);
    const item = page.locator('[role="menuitemradio"], [role="menuitemcheckbox"]').nth(choice);
    filterMs.push(await timeToChange(opened, item));
  }
  return { nextPageMs, sortMs, filterMs: median(filterMs) };
}

async function inCalendar(opened) {
  const view = (name) => opened.page.locator('main label').getByText(name, { exact: true });
  return { viewMs: await medianOf(opened, ['Week', 'Day', 'Month'].map(view), days) };
}

async function inTasks(opened) {
  const box = (row) => opened.page.locator('main li input[type="checkbox"]').nth(row);
  return { completeMs: await medianOf(opened, [0, 1, 2].map(box), tasks) };
}

/** Interactions by app. */
const places = [
  ['/apps/email', inEmail],
  ['/apps/user/list', inUsers],
  ['/apps/calendar', inCalendar],
  ['/apps/todo', inTasks],
];

const titles = {
  folderMs: 'open a folder',
  mailMs: 'open an email',
  sortMs: 'sort users',
  filterMs: 'filter users',
  nextPageMs: 'next page of users',
  viewMs: 'change the view of the calendar',
  completeMs: 'complete a task',
};

/**
 * From a click in an app of the demo area to the first frame with its effect, with CPU throttling.
 */
export const demoPresses = {
  name: 'demo-presses',
  title: 'presses in the demo area',
  stage: 'load',
  needs: [listReference.name],
  usesProduct: true,
  async run({ browser, product }, hooks = noHooks) {
    const took = {};
    for (const [path, pressThrough] of places)
      await withContext(browser, async (context) => {
        const { account } = landings.demo;
        const setup = await signInBefore(context, product.origin, account, figuresAreShown);
        const opened = await openSlowly(context, `${product.origin}${path}`, {
          isUsable: contentIsShown,
          setup,
        });
        await hooks.before(opened.page);
        Object.assign(took, await pressThrough(opened));
        await hooks.after();
      });
    return took;
  },
  figures: (samples, samplesOf) =>
    Object.entries(titles).map(([key, title]) =>
      pressAgainst({
        name: `demo: ${title}`,
        values: samples.map((sample) => sample[key]),
        references: samplesOf(listReference.name),
        budgetMs: budgets.demoPresses[key],
      }),
    ),
};
