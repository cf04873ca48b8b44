import { closeThread, reopenThread } from '@praxis/contract/endpoints/threads';
import { useMutation } from '../../data/use-mutation';
import { useQuery } from '../../data/use-query';
import { Alert } from '../../ui/components/alert';
import { Button } from '../../ui/components/button';
import { ErrorState } from '../../ui/components/error-state';
import { Loading } from '../../ui/components/loading';
import { Person } from '../../ui/components/person';
import { DetailDrawer } from '../../ui/overlay/detail-drawer';
import { StatusTag } from '../statuses';
import { useUiText } from '../../ui/text/use-ui-text';
import { conversationQuery } from './queries';
import styles from './conversation.module.css';
import { MessageList } from './message-list';
import { Reply } from './reply';
import { useMarkRead } from './use-mark-read';

/** How many of the newest messages are shown. */
const shown = 50;

export interface ConversationProps {
  /** The thread's id. */
  id: string;
  /** Address of the list that the conversation stands over. */
  closeTo: string;
}

/** One thread at an address of its own, over the list: to read, to answer, to close. */
export function Conversation({ id, closeTo }: ConversationProps) {
  const text = useUiText();
  const {
    data: conversation,
    loading,
    error,
    reload,
  } = useQuery(conversationQuery, { params: { id }, query: { perPage: shown } });
  const thread = conversation?.thread;
  useMarkRead(thread);
  const isOpen = thread?.status === 'open';
  const changeStatus = useMutation(isOpen ? closeThread : reopenThread);
  return (
    <DetailDrawer
      title={thread?.subject ?? text('conversation.title')}
      extra={thread && <StatusTag of="thread" status={thread.status} />}
      closeTo={closeTo}
      footer={
        thread && (
          <Button
            onClick={() =>
              void changeStatus.attempt(
                { params: { id }, version: thread.version },
                {
                  success: text(isOpen ? 'conversation.closed' : 'conversation.reopened'),
                  optimistic: {
                    record: thread,
                    changes: { status: isOpen ? 'closed' : 'open' },
                  },
                },
              )
            }
          >
            {text(isOpen ? 'conversation.close' : 'conversation.reopen')}
          </Button>
        )
      }
    >
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!conversation && !error && <Loading count={6} />}
      {thread && (
        <div className={styles['counterpart']}>
          <Person
            name={thread.counterpart.fullName}
            avatarUrl={thread.counterpart.avatarUrl}
            detail={text(`conversation.categories.${thread.category}`)}
          />
        </div>
      )}
      {conversation && <MessageList conversation={conversation} />}
      {thread && isOpen && <Reply threadId={id} />}
      {thread && !isOpen && <Alert>{text('conversation.isClosed')}</Alert>}
    </DetailDrawer>
  );
}
