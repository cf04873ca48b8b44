import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import type { Chat, ChatContact, ChatProfile, ChattingContact } from '@praxis/contract/demo/chat';
import { startDemo, testNow, type TestDemo } from '../testing';

interface Overview {
  chatsContacts: ChattingContact[];
  contacts: ChatContact[];
  profileUser: ChatProfile;
}

const overview = async (demo: TestDemo) =>
  (await demo.get<Overview>('/apps/chat/chats-and-contacts')).body;
const chatWith = (demo: TestDemo, id: number) =>
  demo.get<{ chat?: Chat; contact: ChatContact }>('/apps/chat/get-chat', { id });
const send = (demo: TestDemo, message: unknown, contact: unknown) =>
  demo.post<{ response: { newMessageData: object; id: number; chat?: Chat } }>(
    '/apps/chat/send-msg',
    { obj: { message, contact } },
  );
const contactIds = (contacts: readonly ChatContact[]) => contacts.map(({ id }) => id);
const withoutChat = 9;

test('has twelve contacts in all four statuses, six of them with a chat, some unread', async () => {
  const { contacts, chatsContacts, profileUser } = await overview(startDemo());
  expect(contacts).toHaveLength(12);
  expect(new Set(contacts.map(({ status }) => status))).toEqual(
    new Set(['online', 'offline', 'busy', 'away']),
  );
  expect(contactIds(contacts)).not.toContain(profileUser.id);
  expect(chatsContacts).toHaveLength(6);
  const unseen = chatsContacts.map(({ chat }) => chat.unseenMsgs);
  expect(unseen.some((count) => count > 0)).toBe(true);
  expect(unseen.some((count) => count === 0)).toBe(true);
});

test('contacts include a summary of their chat, latest activity first', async () => {
  const demo = startDemo();
  const { chatsContacts, contacts } = await overview(demo);
  const times = chatsContacts.map(({ chat }) => chat.lastMessage.time);
  expect(times).toEqual(times.toSorted().toReversed());
  const [first] = chatsContacts;
  const { body } = await chatWith(demo, first?.id ?? 0);
  expect(first?.chat).toMatchObject({ id: body.chat?.id, lastMessage: body.chat?.chat.at(-1) });
  expect(contacts.filter(({ chat }) => chat)).toHaveLength(6);
});

test('the profile is the signed-in user’s, with settings', async () => {
  const demo = startDemo();
  const { body } = await demo.get<ChatProfile>('/apps/chat/users/profile-user');
  expect(body).toEqual((await overview(demo)).profileUser);
  expect(body).toMatchObject({
    id: 11,
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
  });
});

test('opening a chat resets its unread count', async () => {
  const demo = startDemo();
  const unread = (await overview(demo)).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0);
  const id = unread?.id ?? 0;
  const { status, body } = await chatWith(demo, id);
  expect(status).toBe(200);
  expect(body.chat).toMatchObject({ userId: id, unseenMsgs: 0 });
  expect(body.contact).toMatchObject({ id, chat: { unseenMsgs: 0 } });
  const after = (await overview(demo)).chatsContacts.find((contact) => contact.id === id);
  expect(after?.chat.unseenMsgs).toBe(0);
});

test('responds without a chat for a contact without one', async () => {
  const { status, body } = await chatWith(startDemo(), withoutChat);
  expect(status).toBe(200);
  expect(body.chat).toBeUndefined();
  expect(body.contact).toMatchObject({ id: withoutChat });
});

test('appends a message to the chat, and lists the chat first', async () => {
  const demo = startDemo();
  const last = (await overview(demo)).chatsContacts.at(-1);
  const { status, body } = await send(demo, '  See you tomorrow ', last);
  const newMessageData = {
    message: 'See you tomorrow',
    time: new Date(testNow).toISOString(),
    senderId: 11,
  };
  expect(status).toBe(201);
  expect(body).toEqual({ response: { newMessageData, id: last?.id } });
  expect((await chatWith(demo, last?.id ?? 0)).body.chat?.chat.at(-1)).toEqual(newMessageData);
  expect((await overview(demo)).chatsContacts[0]?.id).toBe(last?.id);
});

test('creates a chat with the last id + 1 for the first message', async () => {
  const demo = startDemo();
  const { body } = await send(demo, 'Good morning', { id: String(withoutChat) });
  expect(body.response).toMatchObject({
    id: withoutChat,
    chat: { id: 7, userId: withoutChat, unseenMsgs: 0, chat: [{ message: 'Good morning' }] },
  });
  expect((await chatWith(demo, withoutChat)).body.chat).toEqual(body.response.chat);
  expect((await overview(demo)).chatsContacts).toHaveLength(7);
  expect(
    (await send(demo, 'Are you there?', { id: withoutChat })).body.response.chat,
  ).toBeUndefined();
});

test('sends a message to a contact given by the id alone', async () => {
  const { status, body } = await send(startDemo(), 'Good morning', withoutChat);
  expect([status, body.response.id]).toEqual([201, withoutChat]);
});

test('deduplicates a message by its idempotency key', async () => {
  const demo = startDemo();
  const sendOnce = (key: string) =>
    demo.dispatcher.dispatch({
      method: 'POST',
      path: '/apps/chat/send-msg',
      query: '',
      body: JSON.stringify({ obj: { message: 'Ok', contact: { id: withoutChat } } }),
      headers: { 'idempotency-key': key },
    });
  const first = await sendOnce('first');
  expect(await sendOnce('first')).toEqual(first);
  await sendOnce('second');
  const { chat } = (await chatWith(demo, withoutChat)).body;
  expect(chat?.chat.map(({ message }) => message)).toEqual(['Ok', 'Ok']);
});

test.each([
  ['', { id: 1 }],
  ['   ', { id: 1 }],
  [5, { id: 1 }],
  ['Hello', undefined],
  ['Hello', {}],
])('rejects sending %j to %j', async (message, contact) => {
  expect((await send(startDemo(), message, contact)).status).toBe(400);
});

const change = (demo: TestDemo, profile: unknown) =>
  demo.post<ChatProfile>('/apps/chat/users/profile-user', { profile });

test('updates only the given fields of the profile', async () => {
  const demo = startDemo();
  const before = (await overview(demo)).profileUser;
  await change(demo, { status: 'busy', settings: { isNotificationsOn: true } });
  const { body } = await change(demo, { about: '  Back at two. ' });
  expect(body).toEqual({
    ...before,
    about: 'Back at two.',
    status: 'busy',
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
  });
  expect((await overview(demo)).profileUser).toEqual(body);
  expect((await demo.get('/apps/chat/users/profile-user')).body).toEqual(body);
});

test.each([
  [undefined],
  [{ status: 'asleep' }],
  [{ about: 5 }],
  [{ about: 'x'.repeat(121) }],
  [{ settings: { isNotificationsOn: 'yes' } }],
])('rejects the profile %j', async (profile) => {
  expect((await change(startDemo(), profile)).status).toBe(400);
});

test('the profile uses name and picture of the account settings', async () => {
  const demo = startDemo();
  const { general } = (await demo.get<AccountSettings>('/account-setting/data')).body;
  expect((await overview(demo)).profileUser).toMatchObject({
    fullName: general.fullName,
    avatar: general.avatar,
  });
  await demo.post('/account-setting/general', { general: { ...general, fullName: 'Dana Moore' } });
  expect((await overview(demo)).profileUser.fullName).toBe('Dana Moore');
});
