import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listEmails } from '@praxis/contract/demo/email';
import { renderRemote, Response, type RenderedRemote } from '@praxis/sdk/testing';
import { hostileHtml } from '@praxis/sdk/testing/hostile-html';
import { hostileText } from '@praxis/sdk/testing/hostile-text';
import { remote } from '../../remote';

const open = (path = '/apps/email', options = {}) => renderRemote({ remote, path, ...options });

const list = (name = 'Inbox') => screen.findByRole('list', { name });
const rows = async (name?: string) => within(await list(name)).getAllByRole('listitem');
const rowOf = async (subject: string | RegExp) =>
  (await screen.findByRole('link', { name: subject })).closest('li')!;
const unreadOf = (folder: string) =>
  within(screen.getByRole('link', { name: new RegExp(folder) })).queryByRole('img')?.textContent;
const stored = async (view: RenderedRemote, folder: string) =>
  (await view.host.client.call(listEmails, { query: { folder } })).emails;

it("lists a page of the inbox, newest first, with the folders' unread counts", async () => {
  const view = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  // No heading precedes it.
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Inbox');
  expect(screen.getByRole('list', { name: 'Labels' })).toBeVisible();
  const all = await stored(view, 'inbox');
  expect(await rows()).toHaveLength(Math.min(25, all.length));
  expect((await rows())[0]).toHaveTextContent(all[0]!.subject);
  expect(unreadOf('Inbox')).toBe(String(all.filter(({ isRead }) => !isRead).length));
});

it('navigates between folders, starred emails and labels', async () => {
  const view = await open();
  await list();
  await view.user.click(screen.getByRole('link', { name: 'Starred' }));
  expect((await rows('Starred')).length).toBeGreaterThan(1);
  await view.user.click(screen.getByRole('link', { name: 'Private' }));
  const labelled = await rows('Private');
  for (const row of labelled) expect(row).toHaveTextContent('Private');
});

it('searches subjects, shows an empty state, and keeps the words out of the address', async () => {
  const { user, router } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search subjects' }), 'flu vaccine');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await screen.findByText('1 result')).toHaveAttribute('role', 'status');
  await user.type(screen.getByRole('searchbox'), ' zzz');
  expect(await screen.findByText('No results for “flu vaccine zzz”')).toBeVisible();
  expect(router.state.location.search).toMatch(/^\?search=[0-9a-v]{8}$/);
  expect(JSON.stringify(router.state.location)).not.toContain('vaccine');
});

it('redirects from an emptied page to the previous one, and from a page beyond the end to the last one', async () => {
  const view = await open('/apps/email?page=99');
  const { user, router } = view;
  expect(await rows()).toHaveLength((await stored(view, 'inbox')).length - 25);
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  await waitFor(async () => expect(await rows()).toHaveLength(25));
  expect(screen.queryByText('Nothing in Inbox')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(within((await rows())[0]!).getByRole('link')).toHaveFocus();
});

it('moves the focus to the next row, or to the empty state, when a page is emptied', async () => {
  const { user } = await open();
  await list();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(screen.queryByText('Nothing in Inbox')).not.toBeInTheDocument();
  await screen.findByText('25 emails moved to trash');
  await waitFor(async () => expect(within((await rows())[0]!).getByRole('link')).toHaveFocus());
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  const none = await screen.findByText('Nothing in Inbox');
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  expect(document.body).not.toHaveFocus();
});

it('moves several emails to the trash, and undoes it', async () => {
  const view = await open();
  const { user } = view;
  const [first, second] = await stored(view, 'inbox');
  for (const email of [first!, second!])
    await user.click(screen.getByRole('checkbox', { name: `Select ${email.subject}` }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(screen.queryByRole('link', { name: new RegExp(first!.subject) })).not.toBeInTheDocument();
  expect(await screen.findByText('2 emails moved to trash')).toBeVisible();
  expect((await stored(view, 'trash')).map(({ id }) => id)).toContain(first!.id);
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: new RegExp(first!.subject) })).toBeVisible();
  expect((await stored(view, 'trash')).map(({ id }) => id)).not.toContain(first!.id);
});

it('selects the whole page, marks it as read and labels it', async () => {
  const view = await open();
  const { user } = view;
  await list();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText(/emails marked as read/)).toBeVisible();
  await waitFor(() => expect(unreadOf('Inbox') ?? '0').not.toBe('9'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Labels' }));
  const label = (name: string) => screen.getByRole('menuitemcheckbox', { name });
  expect(label('Private')).toHaveAttribute('aria-checked', 'mixed');
  await user.click(label('Private'));
  expect(await screen.findByText(/Private added to/)).toBeVisible();
  for (const row of await rows()) expect(row).toHaveTextContent('Private');
  // The next label applies to the same emails.
  expect(label('Private')).toHaveAttribute('aria-checked', 'true');
  await user.click(label('Personal'));
  for (const row of await rows())
    expect(row).toHaveTextContent(/Personal.*Private|Private.*Personal/);
});

it('stars an email immediately, and rolls back when the request fails', async () => {
  const view = await open();
  const [first] = await stored(view, 'inbox');
  const star = () => screen.getByRole('button', { name: `Star ${first!.subject}` });
  const before = star().getAttribute('aria-pressed');
  view.server.post('/apps/email/update-emails', () => new Response(500));
  await view.user.click(star());
  await waitFor(() => expect(view.host.notices.length).toBeGreaterThan(0));
  expect(star()).toHaveAttribute('aria-pressed', before!);
});

it('opens an email at its own address, marks it as read, and navigates to the next one and back', async () => {
  const view = await open();
  const { user } = view;
  const all = await stored(view, 'inbox');
  const at = all.findIndex(({ isRead }) => !isRead);
  const [unread, next] = [all[at]!, all[at + 1]!];
  await user.click(within(await rowOf(new RegExp(unread.subject))).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: unread.subject })).toHaveFocus();
  await waitFor(async () =>
    expect((await stored(view, 'inbox')).find(({ id }) => id === unread.id)?.isRead).toBe(true),
  );
  await user.click(screen.getByRole('button', { name: 'Older email' }));
  expect(await screen.findByRole('heading', { level: 1, name: next.subject })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Newer email' }));
  expect(await screen.findByRole('heading', { level: 1, name: unread.subject })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await list()).toBeVisible();
  const row = within(await rowOf(new RegExp(unread.subject)));
  expect(row.getByRole('link')).toHaveFocus();
});

it('restores scroll position and selection on return from an email', async () => {
  const { user } = await open();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const [first] = screen.getAllByRole('checkbox', { name: /^Select / });
  await user.click(first!);
  Object.assign(window, { scrollY: 640 });
  fireEvent.scroll(window);
  await user.click(within(screen.getByRole('list', { name: 'Inbox' })).getAllByRole('link')[3]!);
  const back = await screen.findByRole('link', { name: 'Back to the list' });
  Object.assign(window, { scrollY: 0 });
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(back);
  expect(await screen.findByRole('list', { name: 'Inbox' })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith({ top: 640 });
  expect(screen.getAllByRole('checkbox', { name: /^Select / })[0]).toBeChecked();
});

it('shows a thread and its attachments', async () => {
  const view = await open();
  const all = await stored(view, 'inbox');
  const threaded = all.find(({ replies }) => replies.length > 1)!;
  act(() => void view.router.navigate(`/apps/email/inbox/${threaded.id}`));
  const [first] = await screen.findAllByRole('button', { expanded: false, name: /./ });
  await view.user.click(
    (await screen.findAllByRole('button', { expanded: false })).find((one) => one.textContent) ??
      first!,
  );
  expect(screen.getAllByRole('article', { name: /Message from/ })).toHaveLength(
    threaded.replies.length + 1,
  );
  const filed = all.find(({ attachments }) => attachments.length > 1)!;
  act(() => void view.router.navigate(`/apps/email/inbox/${filed.id}`));
  const file = await screen.findByRole('link', {
    name: new RegExp(`^Download ${filed.attachments[0]!.fileName}`),
  });
  expect(file).toHaveAttribute('download', filed.attachments[0]!.fileName);
  expect(file.getAttribute('href')).toMatch(/^data:/);
});

it("shows a missing email's empty state, with a link back", async () => {
  await open('/apps/email/inbox/99999');
  expect(await screen.findByRole('heading', { name: 'Email not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/apps/email',
  );
});

it('navigates the list by keyboard shortcuts, which are off while the user types', async () => {
  const view = await open();
  const { user } = view;
  const [first, second] = await stored(view, 'inbox');
  await list();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: new RegExp(second!.subject) })).toHaveFocus();
  await user.keyboard('ke');
  expect(await screen.findByText('Email moved to trash')).toBeVisible();
  expect((await stored(view, 'trash')).map(({ id }) => id)).toContain(first!.id);
  expect(screen.getByRole('link', { name: new RegExp(second!.subject) })).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('je?');
  expect(screen.getByRole('searchbox')).toHaveValue('je?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('focuses the row below the selected ones when the keyboard moves them to the trash', async () => {
  const view = await open();
  const { user } = view;
  const all = await stored(view, 'inbox');
  await list();
  await user.keyboard('jjjxjxe');
  expect(await screen.findByText('2 emails moved to trash')).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(all[4]!.subject) })).toHaveFocus();
  // The button moves the focus to the toolbar, as before.
  const [first] = screen.getAllByRole('checkbox', { name: /^Select / }).slice(1);
  await user.click(first!);
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
});

it('runs and loads nothing of a hostile email', async () => {
  const ran = jest.fn();
  Object.assign(window, { hostile: ran });
  await open('/apps/email/inbox/9001', {
    prepare: async ({ server }: RenderedRemote) => {
      const { emails } = (await (await fetch('/apps/email/emails')).json()) as {
        emails: { id: number; message: string; from: object; replies: unknown[] }[];
      };
      const email = emails.find(({ replies }) => replies.length === 0)!;
      server.get('/apps/email/get-email', () => ({
        ...email,
        id: 9001,
        message: `<p>Hello</p>${hostileHtml.join('')}`,
        subject: hostileText,
        from: { ...email.from, name: hostileText },
        attachments: ['javascript:hostile()', 'https://track.example/a', 'data:,a'].map((url) => ({
          fileName: '<img src=x onerror="hostile()">invoice\u202efdp.exe',
          thumbnail: 'data:image/png,',
          url,
          size: '1 kB',
        })),
      }));
    },
  });
  const message = await screen.findByRole('article', { name: /Message from/ });
  expect(message).toHaveTextContent('Hello');
  expect(
    message.querySelector('script, iframe, form, style, [onerror], [onclick], [style*="url"]'),
  ).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/<img src=x onerror=/);
  const files = [...message.querySelectorAll('a[download]')];
  expect(files.map((file) => file.getAttribute('href'))).toEqual([null, null, 'data:,a']);
  for (const file of files) {
    expect(file).toHaveAttribute('download', '-img src=x onerror=-hostile()--invoicefdp.exe');
    expect(file).toHaveTextContent('invoicefdp.exe');
  }
  for (const image of message.querySelectorAll('img'))
    expect(image.getAttribute('src') ?? '').toMatch(/^data:image|^$/);
  expect(ran).not.toHaveBeenCalled();
});

it('deletes emails in the trash permanently, after confirmation', async () => {
  const view = await open('/apps/email/trash');
  const { user } = view;
  const [first] = await stored(view, 'trash');
  await user.click(await screen.findByRole('checkbox', { name: `Select ${first!.subject}` }));
  await user.click(screen.getByRole('button', { name: 'Delete forever' }));
  const dialog = await screen.findByRole(
    'alertdialog',
    { name: 'Delete this email forever?' },
    { timeout: 10_000 },
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
  expect(await screen.findByText('Email deleted')).toBeVisible();
  expect((await stored(view, 'trash')).map(({ id }) => id)).not.toContain(first!.id);
});
