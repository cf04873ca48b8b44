import { useState } from 'react';
import SquarePen from 'lucide-react/icons/square-pen';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, LinkButton } from '@praxis/sdk/ui';
import { ConversationsPage, WriteDialog } from '@praxis/sdk/practice/conversation';
import { NativeSelectField } from '@praxis/sdk/ui/form';
import { PartialError } from '@praxis/sdk/ui/page';
import { subscriptionsQuery } from '../../shared/queries/subscriptions';

const path = '/patient/messages';

/** The patient's conversations with doctors, unread first. */
export default function MessagesPage() {
  const { t } = useTranslation('patient');
  const [writing, setWriting] = useState(false);
  const subscribed = useQuery(subscriptionsQuery, { query: { perPage: 100 } });
  const doctors = new Map(subscribed.data?.items.map(({ doctor }) => [doctor.id, doctor.fullName]));
  const [first = ''] = doctors.keys();

  return (
    <>
      <ConversationsPage
        path={path}
        title={t('messages.title')}
        subtitle={t('messages.subtitle')}
        counterpart={t('messages.doctor')}
        emptyText={t('messages.emptyText')}
        action={
          doctors.size > 0 ? (
            <Button kind="primary" icon={SquarePen} onClick={() => setWriting(true)}>
              {t('messages.write')}
            </Button>
          ) : subscribed.data ? (
            <LinkButton kind="primary" to="/patient/subscribe">
              {t('subscriptions.find')}
            </LinkButton>
          ) : (
            <PartialError of={[subscribed]} />
          )
        }
      />
      {writing && (
        <WriteDialog
          title={t('messages.write')}
          path={path}
          counterpartId={first}
          counterpart={(field) => (
            <NativeSelectField
              {...field}
              label={t('messages.doctor')}
              choices={[...doctors].map(([value, label]) => ({ value, label }))}
            />
          )}
          help={t('messages.emergency')}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
