import { budgets } from '../budgets.mjs';
import { figure } from '../figures.mjs';
import { openLarge } from '../large-data/open-large.mjs';
import { contentIsShown } from '../readiness.mjs';
import { withContext, medianOf } from '../press.mjs';

/**
 * Expressions for the ids of the emails and products that are shown: copies of a sample record have the
 * same text, and the rest of their addresses changes before the rows do.
 */
const idsOf = (links) =>
  `[...document.querySelectorAll('${links}')].map(({ pathname }) => pathname.split('/').at(-1)).join()`;
const emails = idsOf('main li:has(input[type=checkbox]) a');
const products = idsOf('main li a');

async function at({ page }, path, origin) {
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(contentIsShown);
}

/** The demo area with 5,000 emails and 1,000 products, without throttling. */
export const largeDemo = {
  name: 'large-demo',
  title: 'a large demo area',
  stage: 'after',
  needs: [],
  usesProduct: true,
  run: (bench) =>
    withContext(bench.browser, async (context) => {
      const { opened } = await openLarge(bench, context, {
        writer: './write-demo.mjs',
        account: 'demo',
      });
      const { page } = opened;
      const { origin } = bench.product;
      const next = page.getByRole('button', { name: 'Next page' });

      await at(opened, '/apps/email', origin);
      const folder = (name) => page.locator(`main a[href$="/apps/email/${name}"]`).first();
      const mailPageMs = await medianOf(opened, [next, next, next], emails);
      const mailFilterMs = await medianOf(opened, ['starred', 'sent', 'all'].map(folder), emails);

      await at(opened, '/apps/ecommerce/shop', origin);
      const category = (number) => page.locator('main input[name="shop-category"]').nth(number);
      const productPageMs = await medianOf(opened, [next, next, next], products);
      const productFilterMs = await medianOf(opened, [0, 1, 2].map(category), products);
      return { mailPageMs, mailFilterMs, productPageMs, productFilterMs };
    }),
  figures: ([sample]) =>
    Object.entries({
      mailPageMs: '5,000 emails: next page',
      mailFilterMs: '5,000 emails: another folder',
      productPageMs: '1,000 products: next page',
      productFilterMs: '1,000 products: filter',
    }).map(([key, name]) =>
      figure({ name, unit: 'ms', values: [sample[key]], budget: budgets.largeDemo[key] }),
    ),
};
