import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { boxesOf, boxOf } from '../pages/boxes';
import { chooseLanguage, languages } from '../pages/choices';
import { startAsDoctor, visit } from '../pages/doctor';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, overflowOf } from '../pages/page-checks';

/** Lists with a search whose placeholder names the searched fields, if there is room. */
const searches: Partial<Record<Account, readonly string[]>> = {
  doctor: ['/doctor/appointments?tab=all', '/doctor/messages?tab=all', '/doctor/payments'],
  demo: ['/apps/user/list', '/apps/email', '/apps/chat', '/apps/invoice/list'],
};

for (const [account, addresses] of Object.entries(searches) as [Account, readonly string[]][])
  test(`no search placeholder of ${account} is cut within a word on a phone, and each keeps its name`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs(page, account);
    await expectLanding(page, account);
    const cut: string[][] = [];
    for (const address of addresses) {
      await visit(page, address);
      for (const language of languages) {
        await chooseLanguage(page, language);
        await expectLoaded(page);
        const field = page.getByRole('main').getByRole('searchbox');
        const { label, placeholder, isCut } = await field.first().evaluate(placeholderIn);
        expect(label?.length).toBeGreaterThan(placeholder.length);
        if (isCut) cut.push([address, language, placeholder]);
      }
    }
    expect(cut).toEqual([]);
  });

test('the placeholder of the doctor search is complete on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  for (const language of languages) {
    await chooseLanguage(page, language);
    const field = page.getByRole('main').getByRole('searchbox');
    const { placeholder, isCut } = await field.first().evaluate(placeholderIn);
    expect([placeholder, isCut]).toEqual([placeholder, false]);
  }
});

function placeholderIn(element: Element) {
  const field = element as HTMLInputElement;
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('Canvas is not supported.');
  canvas.font = font;
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return {
    label: field.ariaLabel,
    placeholder: field.placeholder,
    isCut: canvas.measureText(field.placeholder).width > room + 0.5,
  };
}

test('a list of cards names the time zone once, above them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, 'admin', '/admin/audit');
  const list = page.getByRole('main').locator('table');
  await expect(list.locator('tbody tr').first()).toBeVisible();
  await expect(list.getByText('Eastern Time (New York)')).toHaveCount(1);
  await expect(list.getByText('Eastern Time (New York)')).toBeVisible();
  await expectNoIssues(page, 'the audit');
});

for (const language of languages)
  test(`the team's requests show their age on one line, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAs(page, 'teamMember');
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const times = page.locator('main tbody td:nth-last-child(3) time');
    await expect(times.first()).toBeVisible();
    const lines = () => times.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    await expect.poll(async () => [...new Set(await lines())]).toEqual([1]);
    await expect.poll(() => overflowOf(page)).toBe(0);
  });

/** Elements of the page's content that are focused in turn without being visible. */
async function findInvisibleStops(page: Page, presses: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return null;
      const box = focused.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isVisible = top !== null && (focused.contains(top) || top.contains(focused));
      return isVisible ? null : (focused.textContent ?? '');
    });
    if (name !== null) unseen.push(name);
  }
  return unseen;
}

test('a list of cards is sorted and filtered in one sheet, and only visible elements get the focus', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 360], '/doctor/patients?tab=all');
  const table = page.getByRole('main').locator('table');
  await expect(table).toBeVisible();
  await page.getByRole('searchbox').focus();
  expect(await findInvisibleStops(page, 12)).toEqual([]);

  const names = () => table.locator('tbody th').allInnerTexts();
  const before = await names();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByTitle('Sort Patient ascending').click();
  await expect(page).toHaveURL(/sort=/);
  await expectNoIssues(page, 'the sheet');
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(names).not.toEqual(before);
});

test('a row opens with a click anywhere in it, and in a new tab with Ctrl', async ({
  page,
  context,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=active');
  const row = page.locator('main tbody tr').first();
  const name = await row.getByRole('link').innerText();
  const status = row.getByRole('cell').nth(1);
  const opened = context.waitForEvent('page');
  await status.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/doctor\/patients\/[^/]+\?tab=active/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await status.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row.getByRole('link')).toBeFocused();
});

test('a name without spaces wraps within its card, next to the actions', async ({ page }) => {
  await signInAs(page, 'patient', '/patient/profile');
  await expectLoaded(page);
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  const doctor = await page.context().newPage();
  await doctor.setViewportSize({ width: 360, height: 780 });
  await signInAs(doctor, 'doctor', '/doctor/messages');
  const row = doctor.locator('main tbody tr').filter({ hasText: name }).first();
  await expectLoaded(doctor);
  const actions = await boxOf(row.getByRole('button', { name: /^Actions for/ }));
  const written = await row.getByRole('link', { name }).evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().right;
  });
  expect(written).toBeLessThanOrEqual(actions.x);
});

test('a long word in any line of a card wraps next to its label, within the card', async ({
  page,
}) => {
  await signInAs(page, 'doctor', '/doctor/profile');
  await expectLoaded(page);
  const name = `Dr. ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`;
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  const member = await page.context().newPage();
  await member.setViewportSize({ width: 360, height: 780 });
  await signInAs(member, 'teamMember', '/team-member/active-patients');
  await expectLoaded(member);
  const line = member.locator('main tbody td').filter({ hasText: name }).first();
  const { from, to, card } = await line.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { left: from, right: to } = range.getBoundingClientRect();
    const { left, right } = (cell.closest('tr') ?? cell).getBoundingClientRect();
    return { from, to, card: { left, right } };
  });
  expect(from).toBeGreaterThanOrEqual(card.left);
  expect(to).toBeLessThanOrEqual(card.right);
});

test('a narrow list shows the age of open requests, in the line that shows the status of confirmed ones, in every language', async ({
  page,
}) => {
  // Newest first: from the afternoon on, the oldest ones expire soon, and show when.
  await signInAs(page, 'teamMember', '/team-member/appointment-requests?sort=-createdAt');
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const row = page.locator('main tbody tr').first();
    await expect(row.locator('td time').last()).toBeVisible();
    await expect(row.locator('time')).toHaveCount(2);
    const height = async () => (await boxOf(row)).height;
    await expect.poll(height, { message: language }).toBe(52);
    await expect.poll(() => overflowOf(page), { message: language }).toBe(0);
  }
});

test('on a phone, the page size is on the line with the current page', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, 'demo');
  await expectLanding(page, 'demo');
  for (const address of ['/apps/user/list', '/apps/invoice/list', '/datatables/basic']) {
    await visit(page, address);
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expectLoaded(page);
      const size = page.getByRole('main').locator('nav select');
      await expect(size).toBeVisible();
      const [choice, range] = await boxesOf(
        size,
        page.getByRole('main').locator('nav:has(select) > span').first(),
      );
      const middle = range.y + range.height / 2;
      expect([address, language, middle]).toEqual([
        address,
        language,
        expect.closeTo(choice.y + choice.height / 2, 0),
      ]);
      await expect.poll(() => overflowOf(page), { message: language }).toBe(0);
    }
    await page.getByRole('main').locator('nav select').selectOption('25');
    await expect(page.locator('main tbody tr')).toHaveCount(25);
  }
});
