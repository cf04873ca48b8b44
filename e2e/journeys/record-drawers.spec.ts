import { expect, test } from '../fixtures';
import { boxesOf } from '../pages/boxes';
import { startAsDoctor } from '../pages/doctor';
import { signInAs } from '../pages/sign-in';

test('a record closes to the list from which it was opened, and Back does not open it again', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/messages');
  await page.getByRole('link', { name: /^Patients/ }).click();
  await page.getByRole('link', { name: /^Active/ }).click();
  const list = page.url();
  await page.getByRole('main').locator('tbody a').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: /^Invoices/ }).click();
  await expect(page).toHaveURL(/section=invoices/);

  await page.reload();
  await expect(drawer.getByRole('tabpanel', { name: 'Invoices' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctor\/patients$/);
  await expect(drawer).toBeHidden();
});

test('a record opened by a link is replaced by the list when it closes', async ({ page }) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=active');
  const record = await page.getByRole('main').locator('tbody a').first().getAttribute('href');
  await page.goto('/doctor/messages');
  await page.goto(String(record));
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/doctor\/patients\?tab=active$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctor\/messages/);
});

test('the four actions of a request are on two lines, with equal width and height', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('praxis.language', 'de'));
  await signInAs(page, 'teamMember');
  await page.getByRole('main').locator('tbody a').first().click();
  const actions = page.getByRole('dialog').getByRole('button', {
    name: /^(Übernehmen|Bestätigen|Andere Zeit vorschlagen|Ablehnen)$/,
  });
  await expect(actions).toHaveCount(4);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second, third, fourth] = await boxesOf(
      actions.nth(0),
      actions.nth(1),
      actions.nth(2),
      actions.nth(3),
    );
    const widths = [first, second, third, fourth].map((box) => Math.round(box.width));
    expect(new Set(widths).size).toBe(1);
    expect([first.y, third.y]).toEqual([second.y, fourth.y]);
    expect([first.height, third.height]).toEqual([second.height, fourth.height]);
    expect([first.x, second.x]).toEqual([third.x, fourth.x]);
    expect(first.x).toBeGreaterThan(second.x);
  }
});
