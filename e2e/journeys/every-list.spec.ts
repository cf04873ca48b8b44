import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { chooseLanguage } from '../pages/choices';
import { visit } from '../pages/doctor';
import { pagesOf } from '../pages/manifest';
import { waitForAnimations } from '../pages/page-checks';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';

/** All lists of the role apps that the sample data fills. */
const lists: Partial<Record<Account, readonly string[]>> = {
  doctor: [
    '/doctor/plans',
    '/doctor/patients?tab=all',
    '/doctor/appointments?tab=all',
    '/doctor/messages?tab=all',
    '/doctor/team?tab=all',
    '/doctor/vacations?tab=all',
    '/doctor/payments',
    '/doctor/payments?tab=refunds',
    '/doctor/payments?tab=payouts',
  ],
  patient: [
    '/patient/subscribe',
    '/patient/appointments',
    '/patient/messages?tab=all',
    '/patient/invoices?tab=all',
    '/patient/privacy',
  ],
  teamMember: [
    '/team-member/appointment-requests?tab=all',
    '/team-member/vacations?tab=all',
    '/team-member/active-patients',
  ],
  admin: ['/admin/doctors', '/admin/audit'],
  demo: [
    '/apps/user/list',
    '/apps/invoice/list',
    '/apps/ecommerce/order/list',
    '/datatables/basic',
  ],
};

/** Pages with the list pattern whose rows are not a list's: visit types among the practice's settings. */
const settings = ['/doctor/profile'];

test('every page of a practice that shows a list is checked here', () => {
  const checked = new Set(Object.values(lists).flatMap((all) => all.map(pathOf)));
  const missing = ['doctor', 'patient', 'team', 'admin'].flatMap((app) =>
    pagesOf(app)
      .filter(({ shared }) => shared.includes('@praxis/sdk/ui/list'))
      .map(({ paths: [path = ''] }) => path)
      .filter((path) => !checked.has(path) && !settings.includes(path)),
  );
  expect(missing).toEqual([]);
});

const pathOf = (address: string) => address.split('?')[0];

for (const [account, addresses] of Object.entries(lists) as [Account, readonly string[]][])
  test(`every list of ${account} starts in the upper half of a phone with unclipped cells, in English and German`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs(page, account);
    await expectLanding(page, account);
    const tooLow: [string, string, number][] = [];
    const cut: [string, string, string[]][] = [];
    for (const address of addresses) {
      await visit(page, address);
      for (const language of ['de', 'en'] as const) {
        await chooseLanguage(page, language);
        await expectLoaded(page);
        const first = page.locator('main tbody tr').first();
        await expect(first).toBeVisible();
        await waitForAnimations(page);
        const top = (await first.boundingBox())?.y ?? Infinity;
        if (top > 390) tooLow.push([address, language, Math.round(top)]);
        const beyond = await page.locator('main tbody td').evaluateAll(findOverflowingContent);
        if (beyond.length > 0) cut.push([address, language, beyond]);
      }
    }
    expect(tooLow).toEqual([]);
    expect(cut).toEqual([]);
  });

/** Content of cells that overflows them. */
const findOverflowingContent = (cells: Element[]) =>
  cells
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent);
