import { createElement, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getBookmarks, getSearchGroups } from '@praxis/contract/demo/search';
import type { RemoteModule } from '@praxis/sdk';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../../remote';
import { recipientFromState } from '../../../shared/email-recipient';
import { manifestFor } from '../../../testing/manifest';
import SearchDialog from './search-dialog';

/** App that opens the search over an empty page, as the shell does, with pages to navigate to. */
function alone(navigation = manifestFor()): RemoteModule {
  const Opened = () => {
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    return open ? <SearchDialog navigation={navigation} onClose={close} /> : <p>No search</p>;
  };
  const Place = () => createElement('p', null, 'Arrived');
  return {
    ...remote,
    pages: [
      { path: '/', title: 'ecommerce', load: async () => ({ default: Opened }) },
      { path: '/apps/*', title: 'email', load: async () => ({ default: Place }) },
    ],
    sharedTexts: (language) => remote.texts('directory', language),
  };
}

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote: alone(), path: '/', ...options });

const field = () => screen.findByRole('combobox', { name: /./ });
const names = (group: string) =>
  within(screen.getByRole('rowgroup', { name: group }))
    .getAllByRole('row')
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
const groups = () => screen.queryAllByRole('rowgroup').map((one) => one.getAttribute('aria-label'));

async function type(user: { type(to: Element, text: string): Promise<void> }, text: string) {
  const input = await field();
  await user.type(input, text);
  return input;
}

afterEach(() => sessionStorage.clear());

it('lists the bookmarks before the user types', async () => {
  await open();
  expect(await field()).toHaveFocus();
  await waitFor(() => expect(groups()).toEqual(['Bookmarks']));
  expect(names('Bookmarks')).toEqual(['Email', 'Chat', 'To-do', 'Calendar']);
});

it('opens the dialog for sorting bookmarks, which a phone has no bar for', async () => {
  const { user, host } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit bookmarks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
  await user.click(await dialog.findByRole('button', { name: 'Move Calendar' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to top' }));
  const order = async () =>
    (await host.client.call(getBookmarks, {})).bookmarks.map(({ target }) => target);
  await waitFor(async () => expect(await order()).toEqual(['calendar', 'email', 'chat', 'todo']));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(names('Bookmarks')[0]).toBe('Calendar'));
});

it.each([
  ['not authorized', 'No access'],
  ['error', 'Page not found'],
])('finds a page of the shell by its title in the directory: %s', async (text, title) => {
  const { user } = await open();
  await type(user, text);
  expect(names('Pages')).toEqual([title]);
});

it('opens a page by click, and leaves Ctrl+click to the browser, which opens a new tab', async () => {
  const { user, router } = await open();
  await type(user, 'pricing');
  const page = screen.getByRole('link', { name: 'Pricing' });
  expect(page).toHaveAttribute('href', '/pages/pricing');
  const { pathname } = router.state.location;
  // jsdom would report that it can't open the address.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(page);
  await user.keyboard('{/Control}');
  expect(router.state.location.pathname).toBe(pathname);
  await user.click(page);
  expect(router.state.location.pathname).toBe('/pages/pricing');
});

it('finds pages, files and contacts, at most four of each', async () => {
  const { user } = await open();
  await type(user, 'e');
  expect(groups()).toEqual(['Pages', 'Files', 'Contacts']);
  for (const group of groups()) expect(names(group ?? '')).toHaveLength(4);
  expect(screen.getByText('12 results')).toBeInTheDocument();
  expect(names('Pages')[0]).toBe('E-commerce');
});

it('finds pages by the name of their menu group, ranked below matches of their own names', async () => {
  const { menu, ...manifest } = manifestFor();
  const label = { en: 'Email and tasks', de: '', fr: '', pt: '' };
  const isIn = ({ path }: { path: string }) => /todo|calendar/.test(path);
  const entries = menu.flatMap((group) => group.entries);
  const grouped = [
    { label, entries: entries.filter(isIn) },
    { entries: entries.filter((entry) => !isIn(entry)) },
  ];
  const { user } = await open({ remote: alone({ ...manifest, menu: grouped }) });
  const input = await type(user, 'email');
  expect(names('Pages')).toEqual(['Email', 'To-do', 'Calendar']);
  await user.clear(input);
  await type(user, 'tasks to-do');
  expect(names('Pages')).toEqual(['To-do']);
});

it('selects with the arrow keys, opens with Enter, and lists the page as recent', async () => {
  const { user, router } = await open();
  const input = await type(user, 'invoice');
  expect(names('Pages').slice(0, 2)).toEqual(['Invoices', 'Invoice']);
  const [first, second] = screen.getAllByRole('row');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/list'));
  await act(() => router.navigate('/'));
  await field();
  await waitFor(() => expect(groups()).toEqual(['Recent', 'Bookmarks']));
  expect(names('Recent')).toEqual(['Invoices']);
});

it('toggles a bookmark with the star, by keyboard as well', async () => {
  const { user, host, refresh } = await open();
  const bookmarked = async () =>
    (await host.client.call(getBookmarks, {})).bookmarks.map(({ target }) => target);
  await type(user, 'shop');
  const star = screen.getByRole('button', { name: 'Bookmark: Shop' });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () => expect(await bookmarked()).toContain('shop'));
  await refresh();
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await waitFor(async () => expect(await bookmarked()).not.toContain('shop'));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('starts an email to a contact', async () => {
  const { user, router, host } = await open();
  const { searchArr } = await host.client.call(getSearchGroups, {});
  const contact = searchArr[2].data[0]!;
  await type(user, contact.email);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/email'));
  const { search, state } = router.state.location;
  expect(search).toBe('?compose=new');
  // The email address is neither in the address bar nor in the browser's history.
  expect(JSON.stringify(state)).not.toContain(contact.email);
  expect(recipientFromState(state)).toBe(contact.email);
});

it('downloads a file', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user, host } = await open();
  await type(user, 'price list');
  await user.click(screen.getByText('Price list'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'Price list.csv' });
  expect(host.notices).toMatchObject([{ kind: 'success', text: 'Price list.csv downloaded' }]);
  saved.mockRestore();
});

it('opens a result on click, but not when a drag ends on it', async () => {
  const { user, router } = await open();
  const input = await type(user, 'calendar');
  const result = screen.getByText('Calendar');
  // Selecting the typed text by mouse may end over the results.
  await user.pointer([
    { keys: '[MouseLeft>]', target: input },
    { keys: '[/MouseLeft]', target: result },
  ]);
  await user.pointer([{ keys: '[MouseRight]', target: result }]);
  expect(router.state.location.pathname).toBe('/');
  await user.click(result);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/calendar'));
});

it('shows an empty state without results', async () => {
  const { user } = await open();
  const input = await type(user, 'zzz');
  expect(screen.getByText('No results for “zzz”')).toBeVisible();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveFocus();
});

it('finds only what a client may see', async () => {
  const navigation = manifestFor((subject) => ['ACL', 'Auth'].includes(subject));
  const { user } = await open({ remote: alone(navigation), role: 'client' });
  await waitFor(() => expect(groups()).toEqual(['Suggested']));
  expect(names('Suggested')).toEqual(['Access control']);
  const input = await type(user, 'access');
  expect(groups()).toEqual(['Pages']);
  expect(names('Pages')).toEqual(['Access control', 'No access']);
  for (const hidden of ['calendar', 'price list', 'amara']) {
    await user.clear(input);
    await user.type(input, hidden);
    expect(groups()).toEqual([]);
  }
});

it('retries after a failure to load', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(getSearchGroups, { status: 500 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(groups()).toEqual(['Bookmarks']));
});

it('searches in the reader’s language', async () => {
  const { user } = await open({ language: 'de' });
  await type(user, 'Rechnung');
  expect(names('Seiten')[0]).toBe('Rechnungen');
});

it('labels the Enter key in the reader’s language', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByText('Entrée')).toHaveProperty('tagName', 'KBD');
});
