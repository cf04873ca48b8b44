import { act, screen, waitFor, within } from '@testing-library/react';
import { getBookmarks } from '@praxis/contract/demo/search';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { bookmarksBarApp } from '../../../testing/bookmarks-bar-app';
import { manifestFor } from '../../../testing/manifest';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote: bookmarksBarApp(), path: '/apps/ecommerce/shop', ...options });

const inBar = () =>
  within(screen.getByRole('navigation', { name: 'Bookmarks' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
const star = () => screen.getByRole('button', { name: 'Bookmark this page' });
const kept = async ({ host }: RenderedRemote) =>
  (await host.client.call(getBookmarks, {})).bookmarks.map(({ target }) => target);

/** jsdom has no layout. */
const giveRoom = (width: number) =>
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);

beforeEach(() => giveRoom(600));
afterEach(() => jest.restoreAllMocks());

it('links to the bookmarks, and marks the current page', async () => {
  await open({ path: '/apps/email/inbox/12' });
  expect(inBar()).toEqual(['Email', 'Chat', 'To-do', 'Calendar']);
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('aria-current', 'page');
  expect(star()).toHaveAttribute('aria-pressed', 'true');
});

it('adds and removes a bookmark of the current page', async () => {
  const view = await open();
  await view.user.click(star());
  expect(inBar()).toEqual(['Email', 'Chat', 'To-do', 'Calendar', 'Shop']);
  await waitFor(async () => expect(await kept(view)).toContain('shop'));
  await view.user.click(star());
  expect(inBar()).toEqual(['Email', 'Chat', 'To-do', 'Calendar']);
  await waitFor(async () => expect(await kept(view)).not.toContain('shop'));
});

it('moves bookmarks without room into a menu', async () => {
  giveRoom(165);
  const { user } = await open();
  expect(inBar()).toEqual(['Email', 'Chat']);
  await user.click(screen.getByRole('button', { name: 'More bookmarks' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['To-do', 'Calendar', 'Edit bookmarks']);
  expect(screen.getByRole('menuitem', { name: 'To-do' })).toHaveAttribute('href', '/apps/todo');
});

it('shows nothing if there is no room', async () => {
  giveRoom(60);
  await open();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('saves the order of bookmarks that are moved by keyboard', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.closest('li');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, index * 48, 300, 48);
  });
  const view = await open();
  const { user } = view;
  await user.click(screen.getByRole('button', { name: 'More bookmarks' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit bookmarks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
  const handle = await dialog.findByRole('button', { name: 'Move Email' });
  await waitFor(() => expect(handle).toHaveAttribute('aria-roledescription', 'sortable'));
  act(() => handle.focus());
  // dnd-kit attaches its key listener shortly after an item is picked up.
  const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  for (const key of ['[Space]', '[ArrowDown]', '[Space]']) {
    await user.keyboard(key);
    await moment();
  }
  await waitFor(async () =>
    expect(await kept(view)).toEqual(['chat', 'email', 'todo', 'calendar']),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove bookmark: Chat' }));
  await waitFor(() => expect(inBar()).toEqual(['Email', 'To-do', 'Calendar']));
});

it('shows a client only the pages that a client may see', async () => {
  const navigation = manifestFor((subject) => ['ACL', 'Auth'].includes(subject));
  const { user } = await open({
    remote: bookmarksBarApp(navigation),
    role: 'client',
    path: '/access-control',
  });
  expect(inBar()).toEqual([]);
  await user.click(star());
  expect(inBar()).toEqual(['Access control']);
});

it('hides the star on a page that is not in the directory', async () => {
  await open({ path: '/apps/ecommerce/order/3' });
  expect(screen.queryByRole('button', { name: 'Bookmark this page' })).not.toBeInTheDocument();
});
