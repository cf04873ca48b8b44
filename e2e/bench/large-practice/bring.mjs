import { fileURLToPath } from 'node:url';
import { demoAccountButton } from '../demo-accounts.mjs';
import { signInPath } from '../product.mjs';
import { figuresAreShown, formIsUsable } from '../readiness.mjs';
import { jsonOf } from '../run-script.mjs';
import { measureLoad, openPage } from '../visit.mjs';

const writer = fileURLToPath(new URL('./write.mjs', import.meta.url));

/** Brings a data file into the simulation, as a person does by its panel. */
async function importFile(page, text) {
  await page.getByRole('button', { name: 'Simulation panel' }).click();
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByLabel('File to import').setInputFiles({
    name: 'large-practice.json',
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
 * Opens the product as the doctor of a large practice, on the machine as it is.
 *
 * @param {{ product: { origin: string } }} bench
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function openLargePractice({ product }, context) {
  const { file, ...practice } = await jsonOf(writer);
  const opened = await openPage(context, { isUsable: formIsUsable, throttled: false });
  await measureLoad(opened, `${product.origin}${signInPath}`);
  await importFile(opened.page, file);
  await demoAccountButton(opened.page, 'doctor').click();
  await opened.page.waitForFunction(figuresAreShown);
  return { opened, practice };
}
