import { act, screen, waitFor } from '@testing-library/react';
import {
  listEmails,
  saveEmailDraft,
  sendEmail,
  type EmailDraft,
} from '@praxis/contract/demo/email';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { remote } from '../../../remote';
import { otherTab } from '../../../testing/two-tabs';

// The editor is a large library that loads slowly.
const panel = (name: string) => screen.findByRole('dialog', { name }, { timeout: 15_000 });
const subject = () => screen.getByLabelText('Subject', { selector: 'input' });

const stored = async (view: RenderedRemote, folder: string) =>
  (await view.host.client.call(listEmails, { query: { folder } })).emails;
const draftsNamed = async (view: RenderedRemote, start: string) =>
  (await stored(view, 'draft')).map((one) => one.subject).filter((one) => one.startsWith(start));

/** Appends to the subject, and waits for the autosave. */
async function write(view: RenderedRemote, text: string): Promise<void> {
  const saves = () => view.sent.filter(({ line }) => line === 'POST /apps/email/save-draft').length;
  const before = saves();
  await view.user.click(subject());
  await view.user.paste(text);
  await waitFor(() => expect(saves()).toBeGreaterThan(before), { timeout: 5000 });
  await settle(view);
}

/** Opens a draft that another tab has open as well. */
async function openShared() {
  const view = await renderRemote({ remote, path: '/apps/email/draft' });
  const other = await otherTab(view);
  const [first] = await stored(view, 'draft');
  const { time: _time, ...kept } = first!;
  const draft: EmailDraft = { ...kept, subject: 'Shift', attachments: [] };
  await other.call(saveEmailDraft, { body: { draft } });
  await view.refresh();
  await act(() => view.router.navigate(`/apps/email/draft?compose=${kept.id}`));
  await panel('Draft');
  // The editor takes the focus when it loads.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  const change = async (subjectNow: string) => {
    view.moveClock(1000);
    await other.call(saveEmailDraft, { body: { draft: { ...draft, subject: subjectNow } } });
  };
  return { view, other, draft, change };
}

it('creates one draft when the response of its first save is lost and the text changes', async () => {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  await panel('New email');
  view.failNext(saveEmailDraft, 'responseLost');
  await write(view, 'Sche');
  await write(view, 'dule');
  expect(await draftsNamed(view, 'Sche')).toEqual(['Schedule']);
});

it('leaves no draft behind after a lost response, whether the email is sent or discarded', async () => {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  for (const act of ['Discard draft', 'Send']) {
    await panel('New email');
    await view.user.click(screen.getByLabelText('To', { selector: 'input' }));
    await view.user.paste('nia@quayside.example,');
    view.failNext(saveEmailDraft, 'responseLost');
    await write(view, 'Roster');
    expect(await draftsNamed(view, 'Roster')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: act }));
    await settle(view);
    expect(await draftsNamed(view, 'Roster')).toEqual([]);
    if (act !== 'Send') await view.user.keyboard('c');
  }
});

it("updates to another tab's version as long as there are no changes in this tab", async () => {
  const { view, change } = await openShared();
  await change('Shift on Friday');
  await view.refresh();
  await waitFor(() => expect(subject()).toHaveValue('Shift on Friday'));
  await write(view, ' at noon');
  expect(await draftsNamed(view, 'Shift')).toEqual(['Shift on Friday at noon']);
});

it('saves concurrent changes of two tabs as two drafts, with a notice', async () => {
  const { view, change } = await openShared();
  await change('Shift on Friday');
  await write(view, ' on Monday');
  expect(await screen.findByText(/also changed in another tab/)).toBeVisible();
  expect((await draftsNamed(view, 'Shift')).sort()).toEqual(['Shift on Friday', 'Shift on Monday']);
  await write(view, ' at noon');
  expect(await draftsNamed(view, 'Shift on Monday')).toEqual(['Shift on Monday at noon']);
});

it('reports that a draft was sent, and continues as a new draft', async () => {
  const { view, other, draft } = await openShared();
  await other.call(sendEmail, {
    body: { email: { ...draft, to: [{ name: '', email: 'nia@quayside.example' }] } },
  });
  await write(view, ' again');
  expect(await screen.findByText(/already sent or deleted/)).toBeVisible();
  expect(await draftsNamed(view, 'Shift')).toEqual(['Shift again']);
});
