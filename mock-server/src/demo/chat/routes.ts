import * as endpoints from '@praxis/contract/demo/chat';
import {
  chatProfileId,
  type Chat,
  type ChatContact,
  type ChatMessage,
  type ChatProfile,
  type ChattingContact,
} from '@praxis/contract/demo/chat';
import { handle, type Handler, type Simulation } from '../../core/module';
import { byNumber, descending, listAll, oldestFirst } from '../../core/list';
import { sampleAccountOf, settingsOf } from '../account-settings/stored';
import { seedAccounts } from '../jwt/accounts';
import { requireRecord } from '../require-record';
import { chatContacts, chatProfile, sampleChats } from './data';

const contactTable = ({ database }: Simulation) =>
  database.table<ChatContact>('demo.chat-contacts');
const chatTable = ({ database }: Simulation) => database.table<Chat>('demo.chats');

const profileTable = ({ database }: Simulation) => database.table<ChatProfile>('demo.chat-profile');

/** The profile with name and picture of the account settings. */
function profileOf(simulation: Simulation): ChatProfile {
  const { fullName, avatar } = settingsOf(sampleAccountOf(simulation), simulation).general;
  return { ...(profileTable(simulation).get(chatProfileId) ?? chatProfile), fullName, avatar };
}

const chatWith = (simulation: Simulation, contactId: number) =>
  chatTable(simulation).find(({ userId }) => userId === contactId);

/** Orders chats by their latest message; the table's ids don't reflect activity. */
const latestFirst = descending<ChattingContact>(
  byNumber(({ chat }) => Date.parse(chat.lastMessage.time)),
);

export function seed(simulation: Simulation): void {
  const { database, seededAt } = simulation;
  seedAccounts(simulation);
  database.addSample('demo.chat-contacts', chatContacts);
  database.addSample('demo.chats', sampleChats(seededAt));
}

export const getChatsAndContacts = handle(endpoints.getChatsAndContacts, (_, simulation) => {
  const contacts = listAll(contactTable(simulation).all(), { order: oldestFirst }).map((contact) =>
    withSummary(contact, chatWith(simulation, contact.id)),
  );
  const chatsContacts = contacts.flatMap((contact) =>
    contact.chat ? [{ ...contact, chat: contact.chat }] : [],
  );
  return {
    chatsContacts: chatsContacts.toSorted(latestFirst),
    contacts,
    profileUser: profileOf(simulation),
  };
});

export const getChatProfile = handle(endpoints.getChatProfile, (_, simulation) =>
  profileOf(simulation),
);

export const updateChatProfile = handle(
  endpoints.updateChatProfile,
  ({ body: { profile } }, simulation) => {
    const before = profileOf(simulation);
    const settings = { ...before.settings, ...profile.settings };
    return profileTable(simulation).put({ ...before, ...profile, settings });
  },
);

export const getChat = handle(endpoints.getChat, ({ query }, simulation) => {
  const contact = requireRecord(contactTable(simulation), query.id);
  const stored = chatWith(simulation, contact.id);
  if (!stored) return { chat: undefined, contact };
  const read = { ...stored, unseenMsgs: 0 };
  if (stored.unseenMsgs > 0) chatTable(simulation).put(read);
  return { chat: read, contact: withSummary(contact, read) };
});

export const sendChatMessage = handle(
  endpoints.sendChatMessage,
  ({ body: { obj } }, simulation) => {
    const contact = requireRecord(contactTable(simulation), obj.contact.id);
    const newMessageData: ChatMessage = {
      message: obj.message,
      time: new Date(simulation.now()).toISOString(),
      senderId: chatProfileId,
    };
    const chats = chatTable(simulation);
    const stored = chatWith(simulation, contact.id);
    if (stored) {
      chats.put({ ...stored, chat: [...stored.chat, newMessageData] });
      return { response: { newMessageData, id: contact.id } };
    }
    const begun = chats.put({
      id: chats.nextNumber(),
      userId: contact.id,
      unseenMsgs: 0,
      chat: [newMessageData],
    });
    return { response: { newMessageData, id: contact.id, chat: begun } };
  },
);

export const handlers: readonly Handler[] = [
  getChatsAndContacts,
  getChatProfile,
  updateChatProfile,
  getChat,
  sendChatMessage,
];

function withSummary(contact: ChatContact, stored: Chat | undefined): ChatContact {
  const lastMessage = stored?.chat.at(-1);
  if (!stored || !lastMessage) return contact;
  return { ...contact, chat: { id: stored.id, unseenMsgs: stored.unseenMsgs, lastMessage } };
}
