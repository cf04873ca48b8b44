import { expect, test } from '../fixtures';
import { requestOk } from '../pages/api';
import { boxesOf } from '../pages/boxes';
import { expectFirstLetterVisible, rightToLeftText } from '../pages/right-to-left';
import { visit } from '../pages/doctor';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook } from '../pages/page-checks';

for (const look of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`email in ${look[0]} at ${look[1]} px: reads, answers, saves a draft and finds it again`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo', '/apps/email');
    await expectLoaded(page);
    const inbox = page.getByRole('list', { name: 'Inbox' });
    await expect(inbox.getByRole('listitem').first()).toBeVisible();
    await expectNoIssues(page, 'the inbox');
    // On a phone it would be alone below the search.
    const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toBeVisible({ visible: look[1] > 640 });

    // Selected rows show their actions.
    const first = inbox.getByRole('listitem').first();
    await first.getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Move to trash' })).toBeVisible();
    await expectNoIssues(page, 'selected rows');
    await first.getByRole('checkbox').uncheck();
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    await expect(page.getByRole('button', { name: /^Select all \d+ in Inbox$/ })).toBeVisible();
    await expectNoIssues(page, 'a selected page');
    await all.uncheck();

    await inbox.getByRole('link', { name: /Question about a referral letter/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Question about a referral letter',
    );
    await expect(page.getByRole('article', { name: /Message from/ })).toHaveCount(3);
    await expectNoIssues(page, 'an email');

    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    const reply = page.getByRole('dialog', { name: 'Reply' });
    await expect(reply.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.keyboard.type('It is at the desk.');
    await reply.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type(' Until six.');
    await expectNoIssues(page, 'the compose window');
    await reply.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Email sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
    await expect(page.getByRole('article', { name: /Message from/ })).toHaveCount(4);
    await expect(page.locator('strong', { hasText: 'Until six.' })).toBeVisible();

    // A message being written persists over a reload and is among the drafts.
    await page.keyboard.press('c');
    const panel = page.getByRole('dialog', { name: 'New email' });
    await panel.getByRole('textbox', { name: 'To' }).fill('nia@quayside.example');
    await panel.getByRole('textbox', { name: 'To' }).press('Enter');
    await panel.getByRole('textbox', { name: 'Subject' }).fill('Half a thought');
    await expect(page).toHaveURL(/compose=\d+/);
    // It is saved when typing pauses; a slow machine may pause between two fields.
    const newest = async () => {
      const line = 'GET /apps/email/emails?folder=draft';
      return (await requestOk<{ emails: { subject: string }[] }>(page, { line })).emails[0]
        ?.subject;
    };
    await expect.poll(newest).toBe('Half a thought');
    await page.reload();
    const draft = page.getByRole('dialog', { name: 'Draft' });
    await expect(draft.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half a thought');
    await expect(draft.getByText('nia@quayside.example')).toBeVisible();
    await draft.getByRole('button', { name: 'Save and close' }).click();
    await expect(draft).toBeHidden();
    // After the reload, the window was opened by the URL, not by a button.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await visit(page, '/apps/email?compose=new');
    await panel.getByRole('button', { name: 'Save and close' }).click();
    await expect(panel).toBeHidden();
    // On a phone the list hides its heading.
    await expect(page.getByRole('main').locator(':focus')).toHaveText('Inbox');
    await visit(page, '/apps/email/draft');
    await expect(page.getByRole('link', { name: /Half a thought/ })).toBeVisible();
    await expectNoIssues(page, 'the drafts');
    if (look[1] > 640) {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoIssues(page, 'the shortcuts');
    }
  });

test('actions of selected emails stay visible, and cover no row with the focus', async ({
  page,
}) => {
  await signInAs(page, 'demo', '/apps/email');
  const rows = page.getByRole('main').getByRole('list', { name: 'Inbox' }).getByRole('listitem');
  await rows.last().getByRole('link').focus();
  await rows.last().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Move to trash' })).toBeInViewport();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('k');
    const [row, toolbar] = await boxesOf(
      page.getByRole('main').locator('a:focus'),
      page.getByRole('toolbar'),
    );
    expect(row.y).toBeGreaterThanOrEqual(toolbar.y + toolbar.height);
  }
});

test('Back leads from an email to its list in one step, even after a reply was started and closed', async ({
  page,
}) => {
  await signInAs(page, 'demo', '/apps/email');
  await page.getByRole('link', { name: /Question about a referral letter/ }).click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  await expect(reply.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('It is at the desk.');
  await expect(page).toHaveURL(/compose=\d+/);
  await reply.getByRole('button', { name: 'Save and close' }).click();
  await expect(reply).toBeHidden();
  await expect(page).toHaveURL(/\/apps\/email\/inbox\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/apps\/email$/);
});

for (const look of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`a right-to-left email is truncated at its end in the list, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo', '/apps/email/sent?compose=new');
    const written = page.getByRole('dialog', { name: 'New email' });
    await written.getByLabel('To', { exact: true }).fill('nia@quayside.example');
    await written.getByLabel('Subject').fill(rightToLeftText);
    await written.getByRole('textbox', { name: 'Message' }).fill('Tomorrow');
    await written.getByRole('button', { name: 'Send' }).click();
    const sent = page.getByRole('list', { name: 'Sent' }).getByRole('link').first();
    await expectFirstLetterVisible(sent.getByText(rightToLeftText));
  });
