import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { useTranslation } from '@praxis/sdk';
import { Badge, Flex, Link, useUiText } from '@praxis/sdk/ui';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateTime } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';

/** Conversations with the patient, newest first. */
export function SubscriberThreads({ threads }: { threads: readonly ThreadView[] }) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  return (
    <DataTable
      dense
      label={t('patients.detail.section.messages')}
      rows={threads}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'subject',
          title: t('patients.detail.subject'),
          cell: ({ id, subject, unread }) => (
            <Flex>
              <Link to={`/doctor/messages/${id}?tab=all`}>{subject}</Link>
              <Badge count={unread} strong label={text('conversation.unread', { count: unread })} />
            </Flex>
          ),
        },
        {
          key: 'status',
          title: text('conversation.status'),
          cell: ({ status }) => <StatusTag of="thread" status={status} />,
        },
        {
          key: 'lastMessageAt',
          title: text('conversation.when'),
          align: 'end',
          cell: ({ lastMessageAt }) => <DateTime at={lastMessageAt} />,
        },
      ]}
    />
  );
}
