import { listMessages } from '@praxis/contract/endpoints/threads';
import { dataGroup } from '../../data/data-group';

/** The messages of one thread, newest first. */
export const conversationGroup = dataGroup({
  app: 'messages',
  name: 'conversation',
  endpoint: listMessages,
});
