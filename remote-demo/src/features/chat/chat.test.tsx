import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getChat,
  getChatsAndContacts,
  sendChatMessage,
  updateChatProfile,
} from '@praxis/contract/demo/chat';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { setPhoneViewport } from '../../testing/viewport';

const open = (at = '', options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/apps/chat${at}`, ...options });

const nurse = 'Amara Nwosu';
const chats = () => within(screen.getByRole('list', { name: 'Chats' }));
const contacts = () => within(screen.getByRole('list', { name: 'Contacts' }));
const names = (list: ReturnType<typeof chats>) =>
  list.getAllByRole('link').map(({ textContent }) => textContent);
const line = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const log = () => within(screen.getByRole('log'));
const said = () => screen.getByRole('log').textContent;
const field = () => screen.getByRole('textbox', { name: /^Message / });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('opens no chat by default, so that messages stay unread', async () => {
  const { sent } = await open();
  expect(screen.getByText('Select a chat')).toBeInTheDocument();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  expect(within(line(nurse)).getByRole('img', { name: '2 unread' })).toBeInTheDocument();
  expect(sent.map(({ line: requested }) => requested)).toEqual([
    'GET /apps/chat/chats-and-contacts',
  ]);
});

it('shows chats and contacts with their status, and the messages', async () => {
  await open('/1');
  expect(names(chats())).toHaveLength(6);
  expect(names(contacts())).toHaveLength(6);
  expect(line(nurse)).toHaveAccessibleName(/Online/);
  expect(said()).toContain('Shall I send it back?');
  expect(log().getByText('Today')).toBeInTheDocument();
});

it('opens a chat by its address, marks the unread messages and counts them as read', async () => {
  const { user } = await open('/4');
  expect(within(line(nurse)).getByRole('img', { name: '2 unread' })).toBeInTheDocument();
  await user.click(line(nurse));
  expect(await log().findByText('New')).toBeInTheDocument();
  expect(log().getByText('New').parentElement).toHaveTextContent('One box was dented');
  expect(field()).toHaveFocus();
  await user.click(line('I have moved him'));
  await waitFor(() =>
    expect(within(line(nurse)).queryByRole('img', { name: /unread/ })).not.toBeInTheDocument(),
  );
});

it('names the sender once for consecutive messages', async () => {
  await open('/1');
  const groups = log().getAllByRole('article', { name: nurse });
  expect(groups.at(-1)).toHaveTextContent(/Signed and filed.*dented.*Shall I send it back/);
  expect(within(groups.at(-1)!).getAllByText(nurse)).toHaveLength(1);
});

it('finds chats and contacts by name and role, with the search in the address', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox'), 'midwife');
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Chats' })).not.toBeInTheDocument(),
  );
  expect(names(contacts())).toHaveLength(1);
  expect(screen.getByText('1 result')).toHaveAttribute('role', 'status');
  expect(router.state.location.search).toMatch(/^\?search=\w{8}$/);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No results for “midwifex”')).toBeInTheDocument();
});

it('sends with Enter, shows the message immediately, and starts a new line with Shift+Enter', async () => {
  const view = await open('/4');
  const { user, hold } = view;
  const release = hold(sendChatMessage);
  await user.type(field(), 'Good morning{Shift>}{Enter}{/Shift}and thanks{Enter}');
  expect(field()).toHaveValue('');
  expect(said()).toContain('Good morning\nand thanks');
  expect(await reloadedQueries(view, async () => act(async () => void release()))).toEqual(
    expect.arrayContaining(['/apps/chat/get-chat', '/apps/chat/chats-and-contacts']),
  );
  expect(log().getAllByText(/Good morning/)).toHaveLength(1);
  await waitFor(() => expect(names(chats())[0]).toMatch(/You: Good morning/));
});

it('sends no empty message', async () => {
  const { user, sent } = await open('/4');
  await user.type(field(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(sent.filter(({ line: requested }) => requested.startsWith('POST'))).toEqual([]);
});

it('starts a chat with a contact who has none', async () => {
  const { user } = await open('/9');
  expect(screen.getByText(/^Start a chat with /)).toBeInTheDocument();
  await user.type(field(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(names(chats())).toHaveLength(7));
  expect(said()).toContain('Hello');
});

it('keeps a draft for each contact', async () => {
  const { user } = await open('/4');
  await user.type(field(), 'Draft');
  await user.click(line(nurse));
  await waitFor(() => expect(field()).toHaveValue(''));
  await user.click(line('I have moved him'));
  await waitFor(() => expect(field()).toHaveValue('Draft'));
});

it('keeps a draft over a reload until it is sent', async () => {
  const first = await open('/4');
  await first.user.type(field(), 'Still writing');
  first.unmount();
  const { user } = await open('/4');
  expect(field()).toHaveValue('Still writing');
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(said()).toContain('Still writing'));
  expect(Object.keys(sessionStorage)).not.toContainEqual(expect.stringContaining('chat'));
});

it('keeps the scroll position while the user reads, and offers to jump to new messages', async () => {
  const view = await open('/4');
  const scroller = screen.getByRole('log');
  Object.defineProperties(scroller, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 200, configurable: true },
  });
  scroller.scrollTop = 100;
  fireEvent.scroll(scroller);
  const other = await view.api('admin');
  await other.call(sendChatMessage, {
    body: { obj: { message: 'From elsewhere', contact: { id: 4 } } },
  });
  await view.refresh();
  expect(scroller.scrollTop).toBe(100);
  await view.user.click(screen.getByRole('button', { name: 'New messages' }));
  expect(scroller.scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
});

it("shows a contact's profile", async () => {
  const { user } = await open('/1');
  await user.click(screen.getByRole('button', { name: `${nurse}’s profile` }));
  const panel = await screen.findByRole('dialog', { name: 'Profile' });
  expect(panel).toHaveTextContent('Practice nurse');
  expect(panel).toHaveTextContent('Early shift on weekdays. Ask me about vaccines.');
});

it("edits the user's own profile: about, status and the two settings", async () => {
  const view = await open();
  const { user, failNext } = view;
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Your profile' }));
  const about = drawer.getByRole('textbox', { name: /About/ });
  await user.clear(about);
  await user.type(about, 'Back at two.');
  await user.click(drawer.getByRole('radio', { name: 'Busy' }));
  await user.click(drawer.getByRole('switch', { name: 'Notifications' }));
  failNext(updateChatProfile, 'offline');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText(/No connection/)).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { profileUser } = await (await view.api('admin')).call(getChatsAndContacts, {});
  expect(profileUser).toMatchObject({
    about: 'Back at two.',
    status: 'busy',
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
  });
});

it('shows one pane on a phone, with a back link', async () => {
  setPhoneViewport();
  const { user, router } = await open();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  await user.click(line(nurse));
  expect(await screen.findByRole('heading', { level: 1, name: nurse })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Chats' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to chats' }));
  expect(router.state.location.pathname).toBe('/apps/chat');
  expect(chats()).toBeTruthy();
});

it('shows an empty state for a missing contact, with a back link', async () => {
  await open('/999');
  expect(await screen.findByText('Contact not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to chats' })).toHaveAttribute('href', '/apps/chat');
});

it.each([
  ['the chats', getChatsAndContacts],
  ['the chat', getChat],
])('reports why %s failed to load, and retries', async (_, endpoint) => {
  const { user } = await open('/1', { prepare: ({ failNext }) => failNext(endpoint, 'offline') });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(said()).toContain('Shall I send it back?'));
});

it('shows hostile text as text', async () => {
  const hostile = '<img src=x onerror="window.hacked = 1">';
  const { user } = await open('/4');
  await user.click(field());
  await user.paste(hostile);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said()).toContain(hostile));
  expect(screen.getByRole('log').querySelector('[onerror]')).toBeNull();
  expect(window).not.toHaveProperty('hacked');
});
