import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { waitForFont } from '../pages/sign-in';

/** The fonts that draw the letters of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('letters beyond Western European ones are drawn in the product’s font', async ({ page }) => {
  await page.goto('/sign-in');
  await waitForFont(page);
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => (heading.textContent = 'Łukasz Şahin Őry'));
  await expect.poll(async () => [...new Set(await fontsOf(page, 'h1'))]).toEqual(['Inter']);
});
