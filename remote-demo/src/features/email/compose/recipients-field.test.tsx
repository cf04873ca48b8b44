import { act, screen, waitFor, within } from '@testing-library/react';
import { listEmails } from '@praxis/contract/demo/email';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

// The editor is a large library that loads slowly.
const panel = (name = 'New email') => screen.findByRole('dialog', { name }, { timeout: 15_000 });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const write = async () => {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  await panel();
  return view;
};
const newestDraft = async (view: RenderedRemote) =>
  (await view.host.client.call(listEmails, { query: { folder: 'draft' } })).emails[0]!;

it('saves a typed recipient that is not a chip yet with the draft', async () => {
  const view = await write();
  const { user } = view;
  await user.type(field('To'), 'boss@quayside.example');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Drafts/ }));
  await user.click(await screen.findByRole('link', { name: /To: boss@quayside\.example/ }));
  expect(within(await panel('Draft')).getByText('boss@quayside.example')).toBeVisible();
});

it('asks for confirmation before the tab closes with a typed recipient', async () => {
  const { user } = await write();
  await user.type(field('To'), 'b');
  const leave = new Event('beforeunload', { cancelable: true });
  expect(await act(async () => window.dispatchEvent(leave))).toBe(false);
});

it('autosaves the typed text of the copy fields', async () => {
  const view = await write();
  const { user } = view;
  await user.click(screen.getByRole('button', { name: 'Cc Bcc' }));
  await user.type(field('Cc'), 'desk@quayside.example');
  await waitFor(
    async () => expect((await newestDraft(view)).cc).toEqual(['desk@quayside.example']),
    { timeout: 4000 },
  );
  await user.type(field('Bcc'), 'nia@quayside.example');
  await waitFor(
    async () =>
      expect(await newestDraft(view)).toMatchObject({
        cc: ['desk@quayside.example'],
        bcc: ['nia@quayside.example'],
      }),
    { timeout: 4000 },
  );
});

it('focuses the copy field when it appears', async () => {
  const { user } = await write();
  await user.click(screen.getByRole('button', { name: 'Cc Bcc' }));
  expect(field('Cc')).toHaveFocus();
});

it.each(['type', 'paste'] as const)('accepts a quoted name with a comma: %s', async (how) => {
  const { user } = await write();
  const text = '"Doe, John" <john@doe.example>, nia@quayside.example,';
  await user.click(field('To'));
  await (how === 'type' ? user.type(field('To'), text) : user.paste(text));
  const chips = within(await panel()).getAllByRole('button', { name: /^Remove / });
  expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
    'Remove Doe, John',
    'Remove nia@quayside.example',
  ]);
});

it('joins pasted text with the text typed before it', async () => {
  const { user } = await write();
  await user.type(field('To'), 'boss@');
  await user.paste('quayside.example; nia@quayside.example');
  expect(screen.getByRole('button', { name: 'Remove boss@quayside.example' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove nia@quayside.example' })).toBeVisible();
});

it('names every invalid address', async () => {
  const { user } = await write();
  await user.type(field('To'), 'nia,freya,boss@quayside.example,');
  expect(screen.getByText('Check these addresses: nia, freya')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove nia' }));
  expect(screen.getByText('Check this address: freya')).toBeVisible();
});

it('accepts a typed name with a comma and without quotes', async () => {
  const { user } = await write();
  await user.type(field('To'), 'Doe, John <john@doe.example>, nia@quayside.example,');
  const chips = within(await panel()).getAllByRole('button', { name: /^Remove / });
  expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
    'Remove Doe, John',
    'Remove nia@quayside.example',
  ]);
});

it('accepts a name with a comma and without quotes, as Outlook copies it', async () => {
  const { user } = await write();
  await user.click(field('To'));
  await user.paste('Doe, John <john@doe.example>; nia@quayside.example');
  expect(screen.getByRole('button', { name: 'Remove Doe, John' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove nia@quayside.example' })).toBeVisible();
});

it('announces recipients that the keyboard adds or removes', async () => {
  const { user } = await write();
  const said = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  await user.type(field('To'), 'boss@quayside.example{Enter}');
  expect(said()).toBe('Added: boss@quayside.example');
  await user.type(field('To'), 'Nia <nia@quayside.example>,');
  expect(said()).toBe('Added: Nia');
  await user.keyboard('{Backspace}');
  expect(said()).toBe('Removed: Nia');
});
