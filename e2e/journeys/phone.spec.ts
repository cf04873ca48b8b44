import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { visit } from '../pages/doctor';
import { movePatientTo } from '../pages/practice-days';
import { expectLanding, signInAs } from '../pages/sign-in';
import { applyLook } from '../pages/page-checks';

async function startOnPhone(page: Page, account: Account, path: string, language = 'en') {
  await applyLook(page, ['light', 360]);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, account);
  await expectLanding(page, account);
  await page.evaluate((chosen) => localStorage.setItem('praxis.language', chosen), language);
  await visit(page, path);
}

test('the Next button of a booking stays visible on a phone, however long the step is', async ({
  page,
}) => {
  await startOnPhone(page, 'patient', '/patient/appointments/book');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio', { name: /^Follow-up/ }).click();
  await next.click();
  await expect(page.getByRole('region', { name: 'Available times' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('a free time is on one line on a phone and a tablet, with the practice’s time on another below it', async ({
  page: doctor,
  context,
}) => {
  await signInAs(doctor, 'doctor');
  await expectLanding(doctor, 'doctor');
  await movePatientTo(doctor, 'Asia/Tokyo');
  const page = await context.newPage();
  await startOnPhone(page, 'patient', '/patient/appointments/book', 'fr');
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  const practice = page.getByRole('radiogroup').locator('label small');
  await expect(practice.first()).toHaveText(/^\d\d:\d\d UTC−\d$/);
  // Columns are narrowest just above the breakpoint for days next to each other.
  for (const width of [360, 710, 740]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = () =>
      practice.evaluateAll((times) =>
        times.map((time) => time.clientHeight / parseFloat(getComputedStyle(time).lineHeight)),
      );
    await expect
      .poll(async () => [...new Set(await lines())], { message: `${width} px` })
      .toEqual([1]);
  }
});

test('the actions of a card fit into it on a phone, in German', async ({ page }) => {
  await startOnPhone(page, 'patient', '/patient/cards', 'de');
  await page.getByRole('button', { name: 'Karte hinzufügen' }).click();
  await page.getByLabel('Kartennummer').pressSequentially('5555555555554444');
  await page.getByLabel('Gültig bis').fill('1231');
  await page.getByLabel('Prüfnummer').fill('713');
  await page.getByRole('button', { name: 'Karte speichern' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Mastercard ···· 4444' });
  const buttons = card.getByRole('button');
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test('tabs without enough room visibly overflow, and the selected one is scrolled into view', async ({
  page,
}) => {
  await startOnPhone(page, 'doctor', '/doctor/patients?tab=expiring', 'de');
  const tabs = page.getByRole('main').getByRole('navigation').first();
  await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  const fades = () =>
    tabs.evaluate((row) => {
      const style = getComputedStyle(row);
      return ['start', 'end'].map(
        (end) => style.getPropertyValue(`--praxis-fade-${end}`) !== '0px',
      );
    });
  await expect.poll(fades).toEqual([true, false]);
  await tabs.evaluate((row) => row.scrollTo({ left: 0 }));
  await expect.poll(fades).toEqual([false, true]);
});

test('German tabs and weekday names are complete on a phone', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-24T20:00:00Z');
  await startOnPhone(page, 'doctor', '/doctor/dashboard', 'de');
  const names = page.locator('a[href^="/doctor/appointments/"] span');
  await expect(names.first()).toBeVisible();
  const cut = () =>
    names.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  await expect.poll(cut).toEqual([]);
  for (const path of ['/doctor/payments', '/doctor/appointments']) {
    await visit(page, path);
    const tabs = page.getByRole('main').getByRole('navigation').first();
    await expect(tabs).toBeVisible();
    const room = () => tabs.evaluate((row) => row.clientWidth - row.scrollWidth);
    await expect.poll(room, { message: path }).toBe(0);
  }
});
