import { useTranslation } from '@praxis/sdk';
import { ConversationsPage } from '@praxis/sdk/ui/conversation';
import { threadsGroup } from './threads.group';

/** The doctor's conversations with patients: unread first. */
export default function MessagesPage() {
  const { t } = useTranslation('doctor');
  return (
    <ConversationsPage
      path="/doctor/messages"
      group={threadsGroup}
      title={t('messages.title')}
      subtitle={t('messages.subtitle')}
      counterpart={t('messages.patient')}
      emptyText={t('messages.emptyText')}
    />
  );
}
