import { expect, test } from '../fixtures';
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
    const boxes = await actions.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [first, second, third, fourth] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    expect([first.top, third.top]).toEqual([second.top, fourth.top]);
    expect([first.height, third.height]).toEqual([second.height, fourth.height]);
    expect([first.left, second.left]).toEqual([third.left, fourth.left]);
    expect(first.left).toBeGreaterThan(second.left);
  }
});
