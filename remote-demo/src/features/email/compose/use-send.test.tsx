import { act, screen, waitFor, within } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import { listEmails, saveEmailDraft, sendEmail } from '@praxis/contract/demo/email';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

// The editor is a large library that loads slowly.
const panel = (name: string) => screen.findByRole('dialog', { name }, { timeout: 15_000 });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const stored = async (view: RenderedRemote, folder: string) =>
  (await view.host.client.call(listEmails, { query: { folder } })).emails.map(
    ({ subject }) => subject,
  );

/** Sends an email, and navigates away before the response of the first request that fails. */
async function leaveWhileSending(...failing: [Endpoint, ...Endpoint[]]) {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  await panel('New email');
  await view.user.click(field('To'));
  await view.user.paste('nia@quayside.example');
  await view.user.click(field('Subject'));
  await view.user.paste('Schedule');
  for (const endpoint of failing) view.failNext(endpoint, 'offline');
  const release = view.hold(failing[0]);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => view.router.navigate('/apps/todo'));
  release();
  await waitFor(() => expect(view.host.notices).toHaveLength(1));
  return view;
}

it('clears the error while the email is sent again', async () => {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  const compose = within(await panel('New email'));
  await view.user.click(field('To'));
  await view.user.paste('nia@quayside.example');
  view.failNext(sendEmail, { status: 503 });
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  await compose.findByRole('alert');
  view.failNext(sendEmail, { status: 503 });
  const release = view.hold(sendEmail);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(compose.queryByRole('alert')).not.toBeInTheDocument();
  release();
  expect(await compose.findByRole('alert')).toBeVisible();
});

it('does not send an email twice whose response was lost, without asking, when it was changed since', async () => {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  const compose = within(await panel('New email'));
  await view.user.click(field('To'));
  await view.user.paste('nia@quayside.example');
  await view.user.click(field('Subject'));
  await view.user.paste('Roster');
  view.failNext(sendEmail, 'responseLost');
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  await compose.findByRole('alert');
  await view.user.click(field('Subject'));
  await view.user.paste(' for Friday');
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await compose.findByText(/already sent or deleted/)).toBeVisible();
  const sent = (await stored(view, 'sent')).filter((one) => one.startsWith('Roster'));
  expect(sent).toEqual(['Roster']);
});

it('saves an email as a draft when sending fails after its window was left', async () => {
  const view = await leaveWhileSending(sendEmail);
  expect(view.host.notices[0]?.text).toMatch(/^Your email may not have been sent.* No connection/);
  await view.user.click(screen.getByRole('button', { name: 'Open draft' }));
  await panel('Draft');
  expect(field('Subject')).toHaveValue('Schedule');
  expect(await stored(view, 'draft')).toContain('Schedule');
});

it('offers to retry when saving the draft fails as well', async () => {
  const view = await leaveWhileSending(saveEmailDraft, saveEmailDraft);
  expect(view.host.notices[0]?.text).toMatch(/^Check your last change: .* No connection/);
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await stored(view, 'sent')).toContain('Schedule'));
});
