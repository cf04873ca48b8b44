import { threadActions } from '../../entities/actions';
import type { ThreadAction } from '../../entities/actions';
import type { Thread } from '../../entities/thread';
import { replyRefusal, threadTransitions } from '../thread';
import { transitionRefusal } from '../transition';
import { openActions } from './open-actions';

/** What either side of a conversation may do with it. */
export const threadActionsOn = (thread: Pick<Thread, 'status'>): ThreadAction[] =>
  openActions(threadActions, {
    reply: !replyRefusal(thread),
    close: !transitionRefusal(threadTransitions, thread.status, 'closed'),
    reopen: !transitionRefusal(threadTransitions, thread.status, 'open'),
  });
