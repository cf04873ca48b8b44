import { listMessages } from '@praxis/contract/endpoints/threads';
import { dataGroup } from '@praxis/sdk/data';

/** The messages of one thread, newest first. */
export const conversationGroup = dataGroup({
  app: 'patient',
  name: 'conversation',
  endpoint: listMessages,
});
