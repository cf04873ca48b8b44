import { listMessages, listThreads } from '@praxis/contract/endpoints/threads';
import { query } from '../../data/query';

/** One page of one's conversations under a tab, with the counts of the tabs. */
export const threadsQuery = query({ app: 'messages', name: 'threads', endpoint: listThreads });

/** The messages of one thread, newest first. */
export const conversationQuery = query({
  app: 'messages',
  name: 'conversation',
  endpoint: listMessages,
});
