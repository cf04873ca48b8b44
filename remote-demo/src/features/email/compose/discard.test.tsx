import { screen, waitFor } from '@testing-library/react';
import { listEmails, saveEmailDraft } from '@praxis/contract/demo/email';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { pasteText } from '@praxis/sdk/testing/paste-text';
import { remote } from '../../../remote';

const open = () => renderRemote({ remote, path: '/apps/email' });
const newestDraft = async (view: RenderedRemote) =>
  (await view.host.client.call(listEmails, { query: { folder: 'draft' } })).emails[0]?.subject;
// The editor is a large library that loads slowly.
const patient = { timeout: 15_000 };
const panel = (name = 'New email') => screen.findByRole('dialog', { name }, patient);
const subject = () => screen.getByLabelText('Subject', { selector: 'input' });
const message = () => screen.findByRole('textbox', { name: 'Message' }, patient);
const press = ({ user }: RenderedRemote, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Opens the compose window and enters a subject. */
async function write(view: RenderedRemote, about = '') {
  await view.user.keyboard('c');
  await panel();
  if (about === '') return;
  await view.user.click(subject());
  await view.user.paste(about);
}

it('deletes a saved draft, and restores it with Undo', async () => {
  const view = await open();
  await write(view, 'Kept meanwhile');
  await pasteText(await message(), 'Some words');
  await waitFor(async () => expect(await newestDraft(view)).toBe('Kept meanwhile'), {
    timeout: 4000,
  });
  await press(view, 'Discard draft');
  expect(await screen.findByText('Draft discarded')).toBeVisible();
  expect(await newestDraft(view)).not.toBe('Kept meanwhile');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await press(view, 'Undo');
  await panel('Draft');
  expect(subject()).toHaveValue('Kept meanwhile');
  expect(await message()).toHaveTextContent('Some words');
  expect(await newestDraft(view)).toBe('Kept meanwhile');
});

it('restores a draft that was discarded before it was saved, on the second attempt', async () => {
  const view = await open();
  await write(view, 'Half a word');
  await press(view, 'Discard draft');
  await screen.findByText('Draft discarded');
  view.failNext(saveEmailDraft, { status: 503 });
  await press(view, 'Undo');
  expect(await screen.findByText(/^Couldn’t restore the draft\./)).toBeVisible();
  await press(view, 'Retry');
  await waitFor(() => expect(subject()).toHaveValue('Half a word'));
});

it('shows no notice for a window without changes', async () => {
  const view = await open();
  await write(view);
  await press(view, 'Discard draft');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Draft discarded')).not.toBeInTheDocument();
});
