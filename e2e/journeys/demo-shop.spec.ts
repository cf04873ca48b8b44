import { expect, test } from '../fixtures';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook } from '../pages/page-checks';

for (const look of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(
    `a product is found, added to the cart, ordered and paid, in ${look.join(' at ')} px`,
    { tag: '@smoke' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const isPhone = look[1] === 360;
      await applyLook(page, look);
      await signInAs(page, 'demo', '/apps/ecommerce/shop');
      await expectLoaded(page);
      const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
      await expect(cart).toHaveAccessibleName('Cart, 4 products');

      // Filters are next to the products, on a phone in a sheet.
      if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: /^Electronics/ }).check();
      await expect(page).toHaveURL(/category=electronics/);
      if (isPhone) {
        await expectNoIssues(page, 'filters');
        await page.getByRole('button', { name: 'Show 5 products' }).click();
      }
      await expect(page.getByText('5 products', { exact: true })).toBeVisible();
      await page.locator('label', { hasText: 'List' }).click();
      await expectNoIssues(page, 'list');

      await page.getByRole('link', { name: 'Wireless speaker' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Wireless speaker' })).toBeVisible();
      await page.getByRole('radio', { name: 'Blue' }).check();
      await page.getByRole('button', { name: 'Add to cart: Wireless speaker' }).click();
      await expect(cart).toHaveAccessibleName('Cart, 5 products');
      await expectNoIssues(page, 'product');

      await cart.click();
      await expect(page.getByRole('menu', { name: 'Cart' })).toBeVisible();
      await expectNoIssues(page, 'cart menu');
      await page.getByRole('menuitem', { name: /^Checkout/ }).click();
      await page.getByRole('button', { name: 'Move to wishlist: Office chair Ergo' }).click();
      await expect(page.getByRole('heading', { name: '4 products in your cart' })).toBeVisible();
      await page
        .getByRole('group', { name: 'Quantity of Wireless speaker' })
        .getByRole('button', { name: /^One more: / })
        .click();
      await expectNoIssues(page, 'cart');

      await page.getByRole('button', { name: 'Next' }).click();
      const steps = page.getByRole('navigation', { name: 'Steps' });
      // On a phone only the current step is named.
      if (!isPhone) await expect(steps.getByRole('button')).toHaveAccessibleName('Cart, done');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(/^Check \d fields$/)).toBeVisible();
      await expectNoIssues(page, 'address refused');
      await page.getByRole('button', { name: /Harbor Street/ }).click();
      await page.getByRole('button', { name: 'Next' }).click();

      await page.getByLabel('Card number').fill('4242 4242 4242 4242');
      await page.getByLabel('Name on card').fill('Nia Long');
      await page.getByLabel('Expiration date').fill('12/39');
      await page.getByLabel('Security code').fill('123');
      const isCut = (field: HTMLElement) => field.scrollWidth > field.clientWidth;
      expect(await page.getByLabel('Card number').evaluate(isCut)).toBe(false);
      await expectNoIssues(page, 'payment');
      await page.getByRole('button', { name: /^Place order/ }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Order ORD-10003' })).toBeVisible();
      await expect(cart).toHaveAccessibleName('Cart');
      await expectNoIssues(page, 'order');
      await page.reload();
      await expect(page.getByRole('link', { name: 'Wireless speaker' })).toBeVisible();
      await page.goto('/apps/ecommerce/wishlist');
      await expect(page.getByRole('heading', { name: 'Office chair Ergo' })).toBeVisible();
      await expectNoIssues(page, 'wishlist');
    },
  );
