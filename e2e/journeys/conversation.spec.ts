import { expect, test } from '../fixtures';
import { expectLoaded, signInAs } from '../pages/sign-in';

test('a conversation shows its newest message and Send, when opened, reopened and answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(page, 'doctor', '/doctor/messages?tab=all');
  await expectLoaded(page);
  const links = page.getByRole('main').getByRole('row').getByRole('link');
  const name = (await links.first().textContent()) ?? '';
  const thread = links.filter({ hasText: name }).first();
  const drawer = page.getByRole('dialog');
  const send = drawer.getByRole('button', { name: 'Send' });
  const reply = drawer.getByRole('textbox', { name: 'Write a reply' });
  for (const time of ['first', 'second', 'third']) {
    await thread.click();
    await expect(drawer.getByRole('listitem').last(), time).toBeInViewport();
    await expect(send, time).toBeInViewport({ ratio: 1 });
    await reply.fill(`The ${time}\nanswer\nof three lines`);
    await send.click();
    await expect(drawer.getByRole('listitem').last()).toContainText(`The ${time}`);
    await expect(send, time).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(drawer).toHaveCount(0);
  }
});
