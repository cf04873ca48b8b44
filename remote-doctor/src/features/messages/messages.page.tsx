import { createElement, useState } from 'react';
import SquarePen from 'lucide-react/icons/square-pen';
import { useTranslation } from '@praxis/sdk';
import { Button, useLazyDialog } from '@praxis/sdk/ui';
import { ConversationsPage } from '@praxis/sdk/practice/conversation';

/** Lazy-loaded: its patient search is much larger than the page. */
const newMessage = () => import(/* webpackChunkName: "new-message" */ './new-message-dialog');

/** The doctor's conversations with patients, unread first. */
export default function MessagesPage() {
  const { t } = useTranslation('doctor');
  const [writing, setWriting] = useState(false);
  const close = () => setWriting(false);
  const Dialog = useLazyDialog(writing ? newMessage : null, close);
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
      {Dialog && createElement(Dialog, { onClose: close })}
    </>
  );
}
