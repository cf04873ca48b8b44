import { useState } from 'react';
import SquarePen from 'lucide-react/icons/square-pen';
import { useTranslation } from '@praxis/sdk';
import { Button, lazyDialog } from '@praxis/sdk/ui';
import { ConversationsPage } from '@praxis/sdk/practice/conversation';

/** Its patient search is much larger than the page. */
const NewMessageDialog = lazyDialog(
  () => import(/* webpackChunkName: "new-message" */ './new-message-dialog'),
);

/** The doctor's conversations with patients, unread first. */
export default function MessagesPage() {
  const { t } = useTranslation('doctor');
  const [writing, setWriting] = useState(false);
  return (
    <>
      <ConversationsPage
        path="/doctor/messages"
        title={t('messages.title')}
        subtitle={t('messages.subtitle')}
        counterpart={t('messages.patient')}
        emptyText={t('messages.emptyText')}
        action={
          <Button kind="primary" icon={SquarePen} onClick={() => setWriting(true)}>
            {t('messages.new')}
          </Button>
        }
      />
      {writing && <NewMessageDialog onClose={() => setWriting(false)} />}
    </>
  );
}
