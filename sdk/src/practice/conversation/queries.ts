import { listMessages, listThreads } from '@praxis/contract/endpoints/threads';
import { query } from '../../data/query';

/** One page of the user's conversations in a tab, with the counts of all tabs. */
export const threadsQuery = query({ app: 'messages', name: 'threads', endpoint: listThreads });

/** The messages of one thread, newest first. */
export const conversationQuery = query({
  app: 'messages',
  name: 'conversation',
  endpoint: listMessages,
});

/** Polling interval of both queries while the page is visible, in milliseconds. */
export const pollInterval = 20_000;
