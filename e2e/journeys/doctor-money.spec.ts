import { expect, test } from '../fixtures';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssuesInBothSkins, looks, applyLook } from '../pages/page-checks';

for (const look of looks)
  test(`a partial refund, and a payout whose items add up, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await applyLook(page, look);
    await signInAs(page, 'doctor', '/doctor/payments?status=succeeded');
    await expectLoaded(page);
    await expectNoIssuesInBothSkins(page, 'charges');
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Refund' }).click();
    const refund = page.getByRole('dialog', { name: /^Refund / });
    await refund.getByLabel('Refund amount').fill('100000');
    await refund.getByLabel('Reason').selectOption('goodwill');
    // The button names no amount that can't be refunded.
    await refund.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(refund.getByText(/^Enter an amount up to/).first()).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'refund refused');
    await refund.getByLabel('Refund amount').fill('12.50');
    await refund.getByRole('button', { name: /^Refund \$12\.50/ }).click();
    await expect(page.getByText(/^\$12\.50 refund started for/)).toBeVisible();
    await expect(refund).toHaveCount(0);

    await page.goto('/doctor/payments?tab=refunds');
    await expect(page.getByRole('row', { name: /Goodwill.*12\.50/ }).first()).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'refunds');

    await page.goto('/doctor/payments?tab=payouts&sort=-createdAt');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Request payout' }).click();
    const payout = page.getByRole('dialog', { name: 'Request a payout' });
    await expect(payout.getByText('Account')).toBeVisible();
    await payout.getByLabel('Amount').fill('120');
    await expectNoIssuesInBothSkins(page, 'payout request');
    await payout.getByRole('button', { name: /^Pay out \$120\.00/ }).click();
    await expect(page.getByText(/^Payout of \$120\.00 scheduled/)).toBeVisible();

    await page
      .getByRole('row', { name: /120\.00/ })
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/doctor\/payments\/[^?]+/);
    const items = page.getByRole('table', { name: 'Payout items' });
    await expect(items).toBeVisible();
    const nets = await items.locator('tbody tr td:last-child').allInnerTexts();
    const minor = nets.map((net) => Math.round(Number(net.replace(/[^\d.-]/g, '')) * 100));
    expect(minor.reduce((sum, net) => sum + net, 0)).toBe(12_000);
    await expectNoIssuesInBothSkins(page, 'payout');
  });
