import { fileURLToPath } from 'node:url';
import { demoAccountButton } from '../demo-accounts.mjs';
import { signInPath } from '../product.mjs';
import { figuresAreShown, formIsUsable } from '../readiness.mjs';
import { runJsonScript } from '../run-script.mjs';
import { measureLoad, openPage } from '../visit.mjs';

/** Imports a data file into the simulation with its panel, like a user. */
async function importFile(page, text) {
  await page.getByRole('button', { name: 'Simulation panel' }).click();
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByLabel('File to import').setInputFiles({
    name: 'large.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.getByRole('button', { name: 'Replace data' }).click();
  await page.getByText('Data imported').waitFor();
  await page
    .getByRole('dialog', { name: 'Simulation' })
    .getByRole('button', { name: 'Close' })
    .click();
}

/**
 * Opens the product with far more data than the sample, without throttling.
 *
 * @param {{ product: { origin: string } }} bench
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ writer: string, account: string }} data the script of this folder that prints the data,
 *   and the sample account that signs in
 */
export async function openLarge({ product }, context, { writer, account }) {
  const { file, ...data } = await runJsonScript(fileURLToPath(new URL(writer, import.meta.url)));
  const opened = await openPage(context, { isUsable: formIsUsable, throttled: false });
  await measureLoad(opened, `${product.origin}${signInPath}`);
  await importFile(opened.page, file);
  await demoAccountButton(opened.page, account).click();
  await opened.page.waitForFunction(figuresAreShown);
  return { opened, data };
}
