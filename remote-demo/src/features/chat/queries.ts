import { getChat, getChatsAndContacts } from '@praxis/contract/demo/chat';
import { query } from '@praxis/sdk/data';

/** Chats, contacts and the own profile. */
export const chatsQuery = query({ app: 'demo', name: 'chats', endpoint: getChatsAndContacts });

/** What was said with one contact. */
export const chatQuery = query({ app: 'demo', name: 'chat', endpoint: getChat });

/** How often both are asked for again while somebody looks at them, milliseconds. */
export const poll = 20_000;
