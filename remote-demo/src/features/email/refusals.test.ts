import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteEmails, listEmails, updateEmails } from '@praxis/contract/demo/email';
import type { RenderedRemote } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { otherTab, link, open, press, noticeTexts } from '../../testing/two-tabs';

describe('an email that another tab has changed', () => {
  const emailsOf = async (view: RenderedRemote, folder: string) =>
    (await view.host.client.call(listEmails, { query: { folder } })).emails;

  async function deleteInOtherTab(view: RenderedRemote, id: number): Promise<void> {
    const other = await otherTab(view);
    const emailIds = [id];
    await other.call(updateEmails, { body: { emailIds, dataToUpdate: { folder: 'trash' } } });
    await other.call(deleteEmails, { body: { emailIds } });
  }

  const select = async (view: RenderedRemote, subject: string) =>
    view.user.click(await screen.findByRole('checkbox', { name: `Select ${subject}` }));

  const acts: [string, (view: RenderedRemote, subject: string) => Promise<void>][] = [
    ['star', (view, subject) => press(view, `Star ${subject}`)],
    [
      'label',
      async (view, subject) => {
        await select(view, subject);
        await press(view, 'Labels');
        await press(view, 'Private', 'menuitemcheckbox');
      },
    ],
    [
      'move',
      async (view, subject) => {
        await select(view, subject);
        await press(view, 'Move to');
        await press(view, 'Spam', 'menuitem');
      },
    ],
    [
      'mark as read or unread',
      async (view, subject) => {
        await select(view, subject);
        await press(view, /^Mark as /);
      },
    ],
    [
      'delete',
      async (view, subject) => {
        await select(view, subject);
        await press(view, 'Move to trash');
      },
    ],
  ];
  it.each(acts)('removes a missing email from the list on an attempt to %s it', async (_, act) => {
    const view = await open('/apps/email');
    const [{ id, subject } = { id: 0, subject: '' }] = await emailsOf(view, 'inbox');
    await deleteInOtherTab(view, id);
    await act(view, subject);
    expect(noticeTexts(view)).toEqual([expect.stringContaining('no longer exists')]);
    expect(link(subject)).not.toBeInTheDocument();
  });

  it('changes none of several emails if one is missing, and says so', async () => {
    const view = await open('/apps/email');
    const [first, second] = await emailsOf(view, 'inbox');
    await select(view, first!.subject);
    await select(view, second!.subject);
    await deleteInOtherTab(view, first!.id);
    await press(view, 'Move to trash');
    expect(noticeTexts(view)).toEqual([
      'Some of these emails no longer exist, so nothing was changed. Select the others and try again.',
    ]);
    expect(link(first!.subject)).not.toBeInTheDocument();
    expect(link(second!.subject)).toBeInTheDocument();
  });

  it('reports an open email that is missing, with a link back', async () => {
    const view = await open('/apps/email');
    const [{ id, subject } = { id: 0, subject: '' }] = await emailsOf(view, 'inbox');
    await act(() => view.router.navigate(`/apps/email/inbox/${id}`));
    await screen.findByRole('heading', { level: 1, name: subject });
    await settle(view);
    await deleteInOtherTab(view, id);
    await press(view, 'Star');
    expect(await screen.findByRole('heading', { name: 'Email not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  });

  const deleteForGood = async (view: RenderedRemote) => {
    await press(view, 'Delete forever');
    const dialog = await screen.findByRole('alertdialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await settle(view);
  };

  it.each([
    ['deleted', deleteInOtherTab],
    [
      'moved out of the trash',
      async (view: RenderedRemote, id: number) => {
        const body = { emailIds: [id], dataToUpdate: { folder: 'inbox' as const } };
        await (await otherTab(view)).call(updateEmails, { body });
      },
    ],
  ])('is not deleted permanently when another tab has %s it', async (_, changed) => {
    const view = await open('/apps/email/trash');
    const [first, second] = await emailsOf(view, 'trash');
    await select(view, first!.subject);
    await select(view, second!.subject);
    await changed(view, first!.id);
    await deleteForGood(view);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(noticeTexts(view)).toEqual([
      'Some of these emails are no longer in trash, so nothing was deleted. Select the others and try again.',
    ]);
    expect(link(first!.subject)).not.toBeInTheDocument();
    expect((await emailsOf(view, 'trash')).map(({ id }) => id)).toContain(second!.id);
  });

  describe('with a deleted draft', () => {
    async function write(): Promise<RenderedRemote> {
      const view = await open('/apps/email?compose=new');
      const subject = await screen.findByRole('textbox', { name: 'Subject' });
      await view.user.type(screen.getByLabelText('To'), 'nia@quay.example,');
      await view.user.type(subject, 'Schedule');
      await waitFor(() => expect(view.router.state.location.search).toMatch(/compose=\d+/));
      await settle(view);
      const { search } = view.router.state.location;
      const id = Number(new URLSearchParams(search).get('compose'));
      await (await otherTab(view)).call(deleteEmails, { body: { emailIds: [id] } });
      return view;
    }
    const subjects = async (view: RenderedRemote, folder: string) =>
      (await emailsOf(view, folder)).map(({ subject }) => subject);

    it('is sent on the second attempt, after an error message', async () => {
      const view = await write();
      await press(view, 'Send');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This draft was already sent or deleted. Send again to send it anyway.',
      );
      expect(await subjects(view, 'sent')).not.toContain('Schedule');
      await press(view, 'Send');
      expect(await subjects(view, 'sent')).toContain('Schedule');
    });

    it('is saved as a new draft', async () => {
      const view = await write();
      await view.user.type(screen.getByRole('textbox', { name: 'Subject' }), ' of May');
      await press(view, 'Save and close');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await subjects(view, 'draft')).toContain('Schedule of May');
    });

    it('is discarded', async () => {
      const view = await write();
      await press(view, 'Discard draft');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(noticeTexts(view)).toEqual([]);
    });
  });

  it('saves a reply to a deleted email as a new email', async () => {
    const view = await open('/apps/email');
    const [{ id } = { id: 0 }] = await emailsOf(view, 'inbox');
    await act(() => view.router.navigate(`/apps/email?compose=reply-${id}`));
    await screen.findByRole('textbox', { name: 'Subject' });
    await deleteInOtherTab(view, id);
    await view.user.type(screen.getByRole('textbox', { name: 'Subject' }), ' on Monday');
    await press(view, 'Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await emailsOf(view, 'draft'))[0]?.subject).toMatch(/on Monday$/);
  });
});
