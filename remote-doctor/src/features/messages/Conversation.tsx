import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '@praxis/sdk/ui/page';
import { conversationGroup } from './conversation.group';
import { MessageList } from './MessageList';

/** How many of the newest messages are shown. */
const shown = 50;

/** One thread at an address of its own, over the list. */
export function Conversation({ id }: { id: string }) {
  const { t } = useTranslation('doctor');
  const { data, loading, error, reload } = useDataGroup(conversationGroup, {
    params: { id },
    query: { perPage: shown },
  });
  const conversation = data?.thread.id === id ? data : null;
  return (
    <DetailDrawer
      title={conversation?.thread.subject ?? t('messages.conversation')}
      extra={conversation && <StatusTag of="thread" status={conversation.thread.status} />}
      closeTo="/doctor/messages"
    >
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!conversation && !error && <Loading count={6} />}
      {conversation && <MessageList conversation={conversation} />}
    </DetailDrawer>
  );
}
