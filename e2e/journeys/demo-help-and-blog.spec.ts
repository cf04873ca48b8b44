import { expect, test } from '../fixtures';
import { chooseLanguage, languages } from '../pages/choices';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

const looks: Look[] = [
  ['light', 1280],
  ['dark', 360],
];

for (const look of looks)
  test(`help articles are found and rated, and a post is written and discussed, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');

    // A link to a question expands it and scrolls to it.
    await page.goto('/pages/faq#where-can-i-find-the-manual');
    await expect(page.getByText('On the product’s page, as a PDF.')).toBeInViewport();
    await expectNoIssues(page, 'FAQ');

    await page.goto('/pages/knowledge-base?q=refund');
    await expectLoaded(page);
    await expectNoIssues(page, 'search');
    // The search is centered in its band.
    const room = await page
      .locator('main')
      .getByRole('search')
      .evaluate((search) => {
        const band = search.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = search.getBoundingClientRect();
        return { before: left - band.left, after: band.right - right };
      });
    expect(room.after).toBeGreaterThan(0);
    expect(room.after).toBeCloseTo(room.before, 0);
    await page.getByRole('link', { name: 'Billing', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await expectLoaded(page);
    await expectNoIssues(page, 'category');
    await page.getByRole('link', { name: 'How do I refund a payment?' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Thanks for your feedback')).toBeVisible();
    await expectNoIssues(page, 'answer');

    await page.goto('/pages/blog/new');
    await page.getByLabel('Title').fill('A quiet morning');
    await expect(page.getByLabel('Slug')).toHaveValue('a-quiet-morning');
    await page.getByLabel('Excerpt').fill('Nobody called.');
    await page.getByRole('textbox', { name: /^Content/ }).click();
    await page.keyboard.type('Nobody called, and nobody came.');
    await page.getByLabel('Status').selectOption('Published');
    await page.getByText('Quotes', { exact: true }).click();
    await expectNoIssues(page, 'new post');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A quiet morning' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Enjoy it.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
    await expectNoIssues(page, 'post');

    // The simulation stores the changes.
    await page.goto('/pages/blog/list');
    await expectLoaded(page);
    const posts = page.getByRole('list', { name: 'Posts' }).getByRole('heading');
    await expect(posts.first()).toHaveText('A quiet morning');
    await page.goto('/pages/knowledge-base/billing/how-do-i-refund-a-payment');
    await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  });

test('without search results on a phone, the suggestions fit into their card in every language', async ({
  page,
}) => {
  await applyLook(page, ['light', 360]);
  await signInAs(page, 'demo');
  await expectLanding(page, 'demo');
  const ways = page.locator('main section', { has: page.locator('svg') }).first();
  for (const path of ['/pages/faq', '/pages/knowledge-base']) {
    await page.goto(`${path}?q=nowhere`);
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expectLoaded(page);
      await expect(ways).toBeVisible();
      const outside = await ways.evaluate((card) => {
        const { left, right } = card.getBoundingClientRect();
        return [...card.querySelectorAll('a, button, p')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.left < left || box.right > right || part.scrollWidth > part.clientWidth + 1;
          })
          .map((part) => part.textContent);
      });
      expect([path, language, ...outside]).toEqual([path, language]);
    }
  }
});
