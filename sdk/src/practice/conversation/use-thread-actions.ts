import Archive from 'lucide-react/icons/archive';
import Reply from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocation } from 'react-router-dom';
import { closeThread, reopenThread } from '@praxis/contract/endpoints/threads';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useMutation } from '../../data/use-mutation';
import { useRecordActions, type RecordActions } from '../../ui/actions/use-record-actions';
import { useUiText } from '../../ui/text/use-ui-text';

/** URL hash that focuses the reply field. */
export const replyHash = '#reply';

type SuccessText = 'conversation.closed' | 'conversation.reopened';

/**
 * Actions on a conversation, the same for both sides.
 *
 * @param path path of the list; conversations are below it
 */
export function useThreadActions(path: string): RecordActions<ThreadView> {
  const text = useUiText();
  const { search } = useLocation();
  const close = useMutation(closeThread);
  const reopen = useMutation(reopenThread);
  const addressOf = ({ id }: ThreadView) => `${path}/${id}${search}`;

  /** Options of a mutation with an optimistic status, and no actions until it is confirmed. */
  const changeStatus = (
    record: ThreadView,
    status: ThreadView['status'],
    success: SuccessText,
  ) => ({
    success: text(success, { name: record.counterpart.fullName }),
    optimistic: { record, changes: { status, actions: [] } },
    failed: text('conversation.unchanged', { name: record.counterpart.fullName }),
  });
  const target = ({ id, version }: ThreadView) => ({ params: { id }, version });

  return useRecordActions<ThreadView>(
    {
      reply: {
        label: text('conversation.reply'),
        icon: Reply,
        to: (thread) => `${addressOf(thread)}${replyHash}`,
      },
      close: {
        label: text('conversation.close'),
        icon: Archive,
        run: (thread) =>
          void close.attempt(target(thread), changeStatus(thread, 'closed', 'conversation.closed')),
      },
      reopen: {
        label: text('conversation.reopen'),
        icon: Undo2,
        run: (thread) =>
          void reopen.attempt(
            target(thread),
            changeStatus(thread, 'open', 'conversation.reopened'),
          ),
      },
    },
    { open: { label: text('conversation.open'), to: addressOf } },
  );
}
