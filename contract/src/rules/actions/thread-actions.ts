import { threadActions } from '../../entities/actions';
import type { ThreadAction } from '../../entities/actions';
import type { Thread } from '../../entities/thread';
import { replyRefusal, threadTransitions } from '../thread';
import { transitionRefusal } from '../transition';
import { openActions } from './open-actions';

/** Returns the actions that either side may take on a conversation. */
export const threadActionsOn = (thread: Pick<Thread, 'status'>): ThreadAction[] =>
  openActions(threadActions, {
    reply: !replyRefusal(thread),
    close: !transitionRefusal(threadTransitions, thread.status, 'closed'),
    reopen: !transitionRefusal(threadTransitions, thread.status, 'open'),
  });
