import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useQuery } from '../../data/use-query';
import { useIdentity } from '../../host';
import type { RecordActions } from '../../ui/actions/use-record-actions';
import { Loading } from '../../ui/components/loading';
import { Person } from '../../ui/components/person';
import { RecordDrawer } from '../../ui/overlay/record-drawer';
import { useUiText } from '../../ui/text/use-ui-text';
import { StatusTag } from '../statuses';
import styles from './conversation.module.css';
import { MessageList } from './message-list';
import { conversationQuery, pollInterval } from './queries';
import { Reply } from './reply';
import type { ReplyProps } from './use-reply';
import { useEndInView } from './use-end-in-view';
import { useMarkRead } from './use-mark-read';
import { useSentMessages } from './use-sent-messages';

/** Number of latest messages to show. */
const messageLimit = 50;

export interface ConversationProps {
  /** The thread's id. */
  id: string;
  /** Path of the list below the drawer. */
  closeTo: string;
  actions: RecordActions<ThreadView>;
}

/** Drawer with one thread, above the list: messages, reply and actions. */
export function Conversation({ id, closeTo, actions }: ConversationProps) {
  const text = useUiText();
  const query = useQuery(
    conversationQuery,
    { params: { id }, query: { perPage: messageLimit } },
    { poll: pollInterval },
  );
  useMarkRead(query.data?.thread);
  const sent = useSentMessages();
  return (
    <RecordDrawer
      query={query}
      kind={text('conversation.title')}
      title={({ thread }) => thread.subject}
      status={({ thread }) => <StatusTag of="thread" status={thread.status} />}
      closeTo={closeTo}
      // The reply field is visible here, so the action is redundant.
      actions={({ thread }) => actions.offered(thread).filter(({ key }) => key !== 'reply')}
      outline={<Loading count={6} />}
    >
      {(conversation) => (
        <Messages
          conversation={conversation}
          shown={sent.withSent(conversation)}
          path={closeTo}
          onSent={sent.add}
        />
      )}
    </RecordDrawer>
  );
}

interface MessagesProps extends ReplyProps {
  /** The conversation with what was just sent. */
  shown: ReplyProps['conversation'];
}

/** The messages and the reply, scrolled to the newest. */
function Messages({ shown, ...reply }: MessagesProps) {
  const text = useUiText();
  const { userData } = useIdentity();
  const { counterpart, category } = shown.thread;
  const [newest] = shown.items;
  const { content, end } = useEndInView(newest?.authorId === userData.id ? newest.id : undefined);
  return (
    <div ref={content}>
      <div className={styles['counterpart']}>
        <Person
          name={counterpart.fullName}
          avatarUrl={counterpart.avatarUrl}
          detail={text(`conversation.categories.${category}`)}
        />
      </div>
      <MessageList conversation={shown} />
      <div ref={end}>
        <Reply {...reply} />
      </div>
    </div>
  );
}
