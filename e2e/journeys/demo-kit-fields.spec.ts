import { expect, test } from '../fixtures';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectWhole, looks, wear } from '../pages/whole';

/** Of each section an entry; jest shows every one of them. */
const stops = ['/extensions/tree', '/forms/validation', '/tables/data-table', '/charts/area-chart'];

for (const look of looks)
  test(`the kit's fields, tables, charts and maps are whole in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await wear(page, look);
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    for (const stop of stops) {
      await page.goto(stop);
      await expectLoaded(page);
      await expectWhole(page, stop);
    }
    await page.goto('/maps/world-map');
    await expect(page.locator('[data-drawn="true"] path').first()).toBeVisible();
    await expectWhole(page, 'map');
  });

test('lists of fields open beside them where somebody wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'demo', '/forms/select-field');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(page.getByTitle('Central Time (Chicago)')).toBeInViewport();
  await page.goto('/extensions/color');
  await page.getByRole('button', { name: 'Pick a color' }).click();
  await expect(page.getByText('Chart colors')).toBeInViewport();
});
