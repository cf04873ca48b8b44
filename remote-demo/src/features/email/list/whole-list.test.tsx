import { screen, waitFor } from '@testing-library/react';
import { listEmails } from '@praxis/contract/demo/email';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

const inbox = async (view: RenderedRemote) =>
  (await view.host.client.call(listEmails, { query: { folder: 'inbox' } })).emails;
const offer = () => screen.queryByRole('button', { name: /^Select all \d+ / });
const page = () => screen.findByRole('checkbox', { name: 'Select all on this page' });
async function selectPage() {
  const view = await renderRemote({ remote, path: '/apps/email' });
  const all = await inbox(view);
  expect(all.length).toBeGreaterThan(25);
  await view.user.click(await page());
  return { ...view, view, all };
}

it('selects the emails of all pages, and undoes an action on them', async () => {
  const { view, user, all } = await selectPage();
  expect(screen.getByText('25 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Select all ${all.length} in Inbox` }));
  expect(await screen.findByText(`${all.length} selected`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(await screen.findByText(`${all.length} emails moved to trash`)).toBeVisible();
  expect(await inbox(view)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await inbox(view)).toHaveLength(all.length));
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

it('offers it for a whole page only, and drops the other pages when one row is deselected', async () => {
  const { user, all } = await selectPage();
  const [first] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  await user.click(first!);
  expect(screen.getByText('24 selected')).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
  await user.click(first!);
  await user.click(offer()!);
  await screen.findByText(`${all.length} selected`);
  await user.click(first!);
  expect(screen.getByText('24 selected')).toBeVisible();
  await user.click(first!);
  await user.click(offer()!);
  await user.click(await screen.findByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  expect(await page()).toHaveFocus();
});

it('reports a failure to load the other pages, and retries', async () => {
  const { view, user, all } = await selectPage();
  view.failNext(listEmails, 'offline');
  await user.click(offer()!);
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(screen.getByText('25 selected')).toBeVisible();
  await user.click(offer()!);
  expect(await screen.findByText(`${all.length} selected`)).toBeVisible();
});
