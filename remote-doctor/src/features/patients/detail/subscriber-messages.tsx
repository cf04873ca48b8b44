import { useState } from 'react';
import SquarePen from 'lucide-react/icons/square-pen';
import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import { useTranslation } from '@praxis/sdk';
import { Button, EmptyState, Flex, lazyDialog } from '@praxis/sdk/ui';
import { SubscriberThreads } from './subscriber-threads';

const WriteToDialog = lazyDialog(
  () => import(/* webpackChunkName: "write-to" */ '../dialogs/write-to-dialog'),
);

/** Conversations with the patient, and a button to start one. */
export function SubscriberMessages({
  subscriber: { patient, threads },
}: {
  subscriber: SubscriberDetail;
}) {
  const { t } = useTranslation('doctor');
  const [writing, setWriting] = useState(false);
  const write = (
    <Button icon={SquarePen} onClick={() => setWriting(true)}>
      {t('messages.write')}
    </Button>
  );
  return (
    <>
      {threads.length === 0 ? (
        <EmptyState drawing="messages" title={t('patients.detail.noMessages')} action={write} />
      ) : (
        <Flex vertical gap={4}>
          <Flex>{write}</Flex>
          <SubscriberThreads threads={threads} />
        </Flex>
      )}
      {writing && <WriteToDialog patient={patient} onClose={() => setWriting(false)} />}
    </>
  );
}
