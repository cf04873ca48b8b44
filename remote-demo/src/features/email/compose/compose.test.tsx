import { act, screen, waitFor, within } from '@testing-library/react';
import { listEmails, saveEmailDraft, unsendSeconds } from '@praxis/contract/demo/email';
import { renderRemote, Response, type RenderedRemote } from '@praxis/sdk/testing';
import { pasteText } from '@praxis/sdk/testing/paste-text';
import { remote } from '../../../remote';
import { recipientState } from '../../../shared/email-recipient';

const open = (path = '/apps/email') => renderRemote({ remote, path });
const stored = async (view: RenderedRemote, folder: string) =>
  (await view.host.client.call(listEmails, { query: { folder } })).emails;
// The editor is a large library that loads slowly.
const patient = { timeout: 15_000 };
const panel = (name = 'New email') => screen.findByRole('dialog', { name }, patient);
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const message = () => screen.findByRole('textbox', { name: 'Message' }, patient);

async function write(view: RenderedRemote, to: string, subject: string, text: string) {
  await view.user.keyboard('c');
  await panel();
  await view.user.click(field('To'));
  await view.user.paste(to);
  await view.user.click(field('Subject'));
  await view.user.paste(subject);
  await pasteText(await message(), text);
}

it('sends an email with a blind copy and an attachment', async () => {
  const view = await open();
  const { user } = view;
  await write(view, 'nia@quayside.example', 'Schedule', 'Friday suits me.');
  await user.click(screen.getByRole('button', { name: 'Cc Bcc' }));
  await user.click(field('Bcc'));
  await user.paste('desk@quayside.example,');
  await user.upload(
    screen.getByLabelText('Files to attach'),
    new File(['a,b'], 'shifts.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('shifts.csv')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email sent', {}, patient)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [sent] = await stored(view, 'sent');
  expect(sent).toMatchObject({
    to: [{ email: 'nia@quayside.example' }],
    bcc: ['desk@quayside.example'],
    subject: 'Schedule',
    message: '<p>Friday suits me.</p>',
    attachments: [{ fileName: 'shifts.csv' }],
  });
});

it('moves the focus to the next recipient when one is removed', async () => {
  const { user } = await open('/apps/email?compose=new');
  await panel();
  await user.click(field('To'));
  await user.paste('nia@quayside.example, ola@quayside.example,');
  act(() => screen.getByRole('button', { name: 'Remove nia@quayside.example' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove ola@quayside.example' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('To')).toHaveFocus();
});

it('does not send an email while a link in it is unfinished', async () => {
  const view = await open();
  const { user } = view;
  await write(view, 'nia@quayside.example', 'Schedule', 'Here it is: ');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.keyboard('quayside');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Enter a web address/)).toBeVisible();
  expect(field('Link address')).toHaveFocus();
  await user.keyboard('.example/shifts');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email sent', {}, patient)).toBeVisible();
  const [sent] = await stored(view, 'sent');
  expect(sent?.message).toContain('href="https://quayside.example/shifts"');
});

it('unsends an email and reopens it', async () => {
  const view = await open('/apps/email/starred');
  const { user } = view;
  await write(view, 'nia@quayside.example', 'Schedule', 'Friday suits me.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(within(await panel('Draft')).getByText('nia@quayside.example')).toBeVisible();
  expect(field('Subject')).toHaveValue('Schedule');
  expect(view.router.state.location.pathname).toBe('/apps/email/starred');
  expect((await stored(view, 'sent')).some(({ subject }) => subject === 'Schedule')).toBe(false);
  // Sends again and undoes too late.
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const undo = await screen.findByRole('button', { name: 'Undo' }, patient);
  view.moveClock((unsendSeconds + 1) * 1000);
  await user.click(undo);
  await screen.findByText('Too late to undo. Your email was already delivered.');
  expect((await stored(view, 'sent'))[0]).toMatchObject({ subject: 'Schedule' });
});

it('starts an email to the recipient of a link, and the next one without a recipient', async () => {
  const view = await open();
  const state = recipientState('nia@quayside.example');
  act(() => void view.router.navigate('/apps/email?compose=new', { state }));
  expect(within(await panel()).getByText('nia@quayside.example')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save and close' }));
  await view.user.keyboard('c');
  expect(within(await panel()).queryByText('nia@quayside.example')).not.toBeInTheDocument();
});

it('forgets the recipient of a link when the session ends, and never exposes it to the browser', async () => {
  const view = await open();
  const state = recipientState('nia@quayside.example');
  expect(JSON.stringify(state)).not.toContain('quayside');
  remote.dispose?.();
  act(() => void view.router.navigate('/apps/email?compose=new', { state }));
  expect(within(await panel()).queryByText('nia@quayside.example')).not.toBeInTheDocument();
});

it('requires a recipient with a valid address', async () => {
  const view = await open('/apps/email?compose=new');
  await panel();
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Enter at least one recipient')).toBeVisible();
  await view.user.type(field('To'), 'nia{Enter}');
  expect(screen.getByText('Check this address: nia')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await panel()).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Remove nia' }));
  expect(screen.queryByText('Check this address: nia')).not.toBeInTheDocument();
});

it('saves a draft when it closes, and reopens it from the drafts folder', async () => {
  const view = await open();
  const { user } = view;
  await write(view, 'nia@quayside.example', 'Half a thought', 'We could');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Drafts/ }));
  await user.click(await screen.findByRole('link', { name: /Half a thought/ }));
  const draft = await panel('Draft');
  expect(within(draft).getByText('nia@quayside.example')).toBeVisible();
  expect(await message()).toHaveTextContent('We could');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email sent', {}, patient)).toBeVisible();
  expect((await stored(view, 'draft')).some(({ subject }) => subject === 'Half a thought')).toBe(
    false,
  );
});

it('reopens the draft of a window that was left before it was saved, by Back or for another page', async () => {
  const view = await open();
  const { router, user } = view;
  const drafts = async () => (await stored(view, 'draft')).map(({ subject }) => subject);
  await write(view, 'nia@quayside.example', 'Half a thought', 'We could');
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(async () => expect(await drafts()).toContain('Half a thought'));
  await act(() => router.navigate(1));
  await panel('Draft');
  expect(field('Subject')).toHaveValue('Half a thought');
  await user.click(screen.getByRole('button', { name: 'Save and close' }));
  await write(view, 'nia@quayside.example', 'A whole one', 'We will');
  await act(() => router.navigate('/apps/todo'));
  await waitFor(async () => expect(await drafts()).toContain('A whole one'));
  await act(() => router.navigate(-1));
  await panel('Draft');
  expect(field('Subject')).toHaveValue('A whole one');
  expect(await drafts()).toHaveLength(new Set(await drafts()).size);
});

it('asks for confirmation before the tab closes with unsaved changes', async () => {
  const view = await open();
  const leave = () =>
    act(async () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await view.user.keyboard('c');
  await panel();
  expect(await leave()).toBe(false);
  await view.user.click(field('Subject'));
  await view.user.paste('Half a word');
  expect(await leave()).toBe(true);
  await waitFor(async () => expect((await stored(view, 'draft'))[0]?.subject).toBe('Half a word'));
  expect(await leave()).toBe(false);
});

it("handles keys itself after a click anywhere in it, so that they don't reach the list", async () => {
  const view = await open();
  const { user } = view;
  const [first] = await stored(view, 'inbox');
  await user.click(await screen.findByRole('checkbox', { name: `Select ${first!.subject}` }));
  await user.keyboard('c');
  await panel();
  await user.click(screen.getByRole('heading', { name: 'New email' }));
  await user.keyboard('e');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('e');
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
});

it('replies to all, and shows the reply in the thread', async () => {
  const view = await open();
  const email = (await stored(view, 'inbox')).find(({ cc }) => cc.length > 0)!;
  await view.user.click(await screen.findByRole('link', { name: new RegExp(email.subject) }));
  await view.user.click(await screen.findByRole('button', { name: 'Reply all' }));
  const response = await panel('Reply all');
  expect(within(response).getByText(email.from.name)).toBeVisible();
  expect(within(response).getByText(email.cc[0]!)).toBeVisible();
  expect(field('Subject')).toHaveValue(`Re: ${email.subject}`);
  await pasteText(await message(), 'I agree.');
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email sent', {}, patient)).toBeVisible();
  expect(await screen.findByText('I agree.')).toBeVisible();
});

it('replies to the sender alone with the key r', async () => {
  const view = await open();
  const email = (await stored(view, 'inbox')).find(({ cc }) => cc.length > 0)!;
  await view.user.click(await screen.findByRole('link', { name: new RegExp(email.subject) }));
  await screen.findByRole('heading', { level: 1, name: email.subject });
  await view.user.keyboard('r');
  const response = await panel('Reply');
  expect(within(response).getByText(email.from.name)).toBeVisible();
  expect(within(response).queryByText(email.cc[0]!)).not.toBeInTheDocument();
  expect(field('Subject')).toHaveValue(`Re: ${email.subject}`);
});

it('forwards an email with its attachments', async () => {
  const view = await open();
  const { user } = view;
  const email = (await stored(view, 'inbox')).find(({ attachments }) => attachments.length > 0)!;
  await user.click(await screen.findByRole('link', { name: new RegExp(email.subject) }));
  await user.click(await screen.findByRole('button', { name: 'Forward' }));
  await panel('Forward');
  expect(field('Subject')).toHaveValue(`Fwd: ${email.subject}`);
  await message();
  await user.click(field('To'));
  await user.paste('nia@quayside.example,');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email sent', {}, patient)).toBeVisible();
  const [sent] = await stored(view, 'sent');
  expect(sent).toMatchObject({
    to: [{ email: 'nia@quayside.example' }],
    cc: [],
    subject: `Fwd: ${email.subject}`,
    attachments: email.attachments.map(({ fileName }) => ({ fileName })),
  });
  expect(sent?.message).toContain(email.from.email);
});

it('reports a failure to send, and keeps the content', async () => {
  const view = await open();
  await write(view, 'nia@quayside.example', 'Schedule', 'Friday');
  view.server.post('/apps/email/send-email', () => new Response(500));
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await within(await panel()).findByRole('alert')).toBeVisible();
  expect(field('Subject')).toHaveValue('Schedule');
});

it('keeps the content when saving the draft fails, and saves it on the next attempt', async () => {
  const view = await open('/apps/email?compose=new');
  await panel();
  await view.user.click(field('Subject'));
  await view.user.paste('Half a thought');
  const close = () => view.user.click(screen.getByRole('button', { name: 'Save and close' }));
  view.failNext(saveEmailDraft, 'offline');
  await close();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  await close();
  expect(await screen.findByText('Draft saved')).toBeVisible();
  const subjects = (await stored(view, 'draft')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Half a thought')).toHaveLength(1);
});

it('warns that a draft may be lost when saving it fails twice after its window was left', async () => {
  const view = await open('/apps/email?compose=new');
  await panel();
  await view.user.click(field('Subject'));
  await view.user.paste('Half a thought');
  view.failNext(saveEmailDraft, 'offline');
  view.failNext(saveEmailDraft, 'offline');
  const release = view.hold(saveEmailDraft);
  await view.user.click(screen.getByRole('button', { name: 'Save and close' }));
  await act(() => view.router.navigate('/apps/todo'));
  release();
  await waitFor(() => expect(view.host.notices).toHaveLength(1));
  expect(view.host.notices[0]?.text).toMatch(/^Check your last change: .* No connection/);
});
