import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { requestOk } from '../pages/api';
import { expectFirstLetterVisible, rightToLeftText } from '../pages/right-to-left';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { closePanel, openPanel } from '../pages/simulation';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

/** Two of the four looks; every page and open dialog is checked in both. */
const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

for (const look of looks)
  test(`reads and sends messages, starts a chat and edits the profile, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    const isPhone = look[1] === 360;
    await applyLook(page, look);
    await signInAs(page, 'demo', '/apps/chat');
    await expectLoaded(page);
    const log = page.getByRole('log');
    const back = () => page.getByRole('link', { name: 'Back to chats' }).click();
    const field = page.getByRole('textbox', { name: /^Message / });
    await expect(page.getByText('Select a chat')).toHaveCount(isPhone ? 0 : 1);
    await expect(log).toHaveCount(0);
    await expectNoIssues(page, 'chats');

    await page.getByRole('link', { name: /Amara Nwosu/ }).click();
    await expect(log.getByText('Shall I send it back?')).toBeInViewport();
    await expectNoIssues(page, 'chat');
    for (let count = 1; count <= 12; count += 1) {
      await field.fill(`Line ${count}`);
      await field.press('Enter');
    }
    await expect(log.getByText('Line 12')).toBeInViewport();
    // The newest message stays visible, and the page itself doesn't scroll.
    expect(await log.evaluate((place) => place.scrollHeight > place.clientHeight)).toBe(true);
    await field.fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(log.getByText('<img src=x onerror=alert(1)>')).toBeInViewport();

    await page.getByRole('button', { name: /Amara Nwosu’s profile/ }).click();
    await expect(page.getByRole('dialog', { name: 'Profile' })).toContainText('Practice nurse');
    await expectNoIssues(page, 'contact');
    await page.keyboard.press('Escape');
    // The messages are sent sequentially and shown optimistically.
    await expect.poll(() => lastMessage(page)).toBe('<img src=x onerror=alert(1)>');
    await page.reload();
    await expect(log.getByText('<img src=x onerror=alert(1)>')).toBeInViewport();

    if (isPhone) await back();
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click();
    await field.fill('Good morning');
    await field.press('Enter');
    await expect(log.getByText('Good morning')).toBeVisible();

    if (isPhone) await back();
    await page.getByRole('button', { name: 'Your profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Your profile' });
    await profile.getByRole('radio', { name: 'Busy' }).check();
    await profile.getByRole('switch', { name: 'Notifications' }).check();
    await expectNoIssues(page, 'own profile');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile).toBeHidden();
    await page.getByRole('button', { name: 'Your profile' }).click();
    await expect(profile.getByRole('radio', { name: 'Busy' })).toBeChecked();
  });

for (const look of looks)
  test(`a message that failed to send stays in the chat, and Send stays enabled, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo', '/apps/chat');
    await page.getByRole('link', { name: /Amara Nwosu/ }).click();
    await expect(page.getByRole('log').getByText('Shall I send it back?')).toBeInViewport();
    await setErrorRate(page, '1');
    const field = page.getByRole('textbox', { name: /^Message / });
    await field.fill('Take it back');
    await field.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByRole('alert')).toContainText('Not sent. Something went wrong');
    await expect(log.getByRole('button', { name: 'Delete' })).toBeInViewport();
    await expect(field).toHaveValue('');
    await expectNoIssues(page, 'not sent');
    if (look[1] === 360) await page.getByRole('link', { name: 'Back to chats' }).click();
    else await page.getByRole('link', { name: /I have moved him/ }).click();
    await expect(page.getByRole('link', { name: /Not sent: Take it back/ })).toBeVisible();
    await expectNoIssues(page, 'not sent, in the list');

    await page.getByRole('link', { name: /Amara Nwosu/ }).click();
    await setErrorRate(page, '0');
    await log.getByRole('button', { name: 'Try again' }).click();
    // The alert disappears with the click, the button once the message has arrived.
    await expect(log.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.reload();
    await expect(log.getByText('Take it back')).toHaveCount(1);
  });

test('a right-to-left message is truncated at its end in the list', async ({ page }) => {
  await applyLook(page, ['light', 1280]);
  await signInAs(page, 'demo', '/apps/chat');
  await page.getByRole('link', { name: /Amara Nwosu/ }).click();
  const field = page.getByRole('textbox', { name: /^Message / });
  await field.fill(rightToLeftText);
  await field.press('Enter');
  const line = page.getByRole('link', { name: /Amara Nwosu/ });
  await expectFirstLetterVisible(line.getByText(rightToLeftText));
});

/** The last message of any chat. */
async function lastMessage(page: Page): Promise<string | undefined> {
  const line = 'GET /apps/chat/chats-and-contacts';
  const { chatsContacts } = await requestOk<{
    chatsContacts: { chat: { lastMessage: { message: string } } }[];
  }>(page, { line });
  return chatsContacts[0]?.chat.lastMessage.message;
}

async function setErrorRate(page: Page, rate: '0' | '1'): Promise<void> {
  const panel = await openPanel(page, 'Network');
  await panel.getByLabel('Error rate').selectOption(rate);
  await closePanel(page);
}

test('a chat that opens slowly shows that it is loading', async ({ page }) => {
  await applyLook(page, ['light', 1280]);
  await signInAs(page, 'demo', '/apps/chat');
  await expectLoaded(page);
  const network = await openPanel(page, 'Network');
  await network.getByLabel('Response delay').selectOption({ label: '3 sec' });
  await closePanel(page);
  await page.getByRole('link', { name: /Paloma Reyes/ }).click();
  const outline = page.getByRole('region', { name: 'Paloma Reyes' }).getByRole('status');
  // Measured at once: on a slow machine, the messages arrive soon after it is shown.
  await expect.poll(() => outline.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(200);
});
