import Archive from 'lucide-react/icons/archive';
import Reply from 'lucide-react/icons/reply';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocation } from 'react-router-dom';
import { closeThread, reopenThread } from '@praxis/contract/endpoints/threads';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { retriedUndo } from '../../data/retried-undo';
import { useMutation } from '../../data/use-mutation';
import { useRecordActions, type RecordActions } from '../../ui/actions/use-record-actions';
import { useUiText } from '../../ui/text/use-ui-text';

/** URL hash that focuses the reply field. */
export const replyHash = '#reply';

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
  const optionsOf = (record: ThreadView, status: ThreadView['status'], retry?: () => void) => ({
    optimistic: { record, changes: { status, actions: [] } },
    failed: text('conversation.unchanged', { name: record.counterpart.fullName }),
    ...(retry && { retry }),
  });
  const target = ({ id, version }: ThreadView) => ({ params: { id }, version });

  /** @param retry for Undo, whose toast is gone when it fails; the action itself stays on the page */
  const openAgain = (thread: ThreadView, retry?: () => void) =>
    void reopen.runOrNotify(target(thread), {
      ...optionsOf(thread, 'open', retry),
      success: {
        text: text('conversation.reopened', { name: thread.counterpart.fullName }),
        about: thread.id,
      },
    });

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
          void close.runOrNotify(target(thread), {
            ...optionsOf(thread, 'closed'),
            success: (closed) => ({
              text: text('conversation.closed', { name: closed.counterpart.fullName }),
              about: closed.id,
              undo: retriedUndo((retry) => openAgain(closed, retry)),
            }),
          }),
      },
      reopen: {
        label: text('conversation.reopen'),
        icon: Undo2,
        run: (thread) => openAgain(thread),
      },
    },
    { open: { label: text('conversation.open'), to: addressOf } },
  );
}
