import { getChat, getChatsAndContacts } from '@praxis/contract/demo/chat';
import { query } from '@praxis/sdk/data';

/** Chats, contacts and the user's own profile. */
export const chatsQuery = query({ app: 'demo', name: 'chats', endpoint: getChatsAndContacts });

/** Messages with one contact. */
export const chatQuery = query({ app: 'demo', name: 'chat', endpoint: getChat });

/** Polling interval of both queries while the page is visible, in milliseconds. */
export const pollInterval = 20_000;
