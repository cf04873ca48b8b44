import { closeThread, reopenThread } from '@praxis/contract/endpoints/threads';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Alert, Button, ErrorState, Loading } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag, useAct } from '@praxis/sdk/ui/page';
import { conversationGroup } from './conversation.group';
import { MessageList } from './MessageList';
import { Reply } from './Reply';
import { useMarkRead } from './use-mark-read';

/** How many of the newest messages are shown. */
const shown = 50;

/** One thread at an address of its own, over the list. */
export function Conversation({ id }: { id: string }) {
  const { t } = useTranslation('patient');
  const { data, loading, error, reload } = useDataGroup(conversationGroup, {
    params: { id },
    query: { perPage: shown },
  });
  const { attempt, refresh } = useAct();
  const conversation = data?.thread.id === id ? data : null;
  const thread = conversation?.thread;
  useMarkRead(thread, refresh);
  const isOpen = thread?.status === 'open';
  return (
    <DetailDrawer
      title={thread?.subject ?? t('messages.conversation')}
      extra={thread && <StatusTag of="thread" status={thread.status} />}
      closeTo="/patient/messages"
      footer={
        thread && (
          <Button
            onClick={() =>
              void attempt(
                isOpen ? closeThread : reopenThread,
                { params: { id }, version: thread.version },
                t(isOpen ? 'messages.closed' : 'messages.reopened'),
              )
            }
          >
            {t(isOpen ? 'messages.close' : 'messages.reopen')}
          </Button>
        )
      }
    >
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!conversation && !error && <Loading count={6} />}
      {conversation && <MessageList conversation={conversation} />}
      {thread && isOpen && <Reply threadId={id} onSent={refresh} />}
      {thread && !isOpen && <Alert>{t('messages.isClosed')}</Alert>}
    </DetailDrawer>
  );
}
