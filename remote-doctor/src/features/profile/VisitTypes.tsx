import type { VisitType } from '@praxis/contract/entities/visit-type';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, EmptyState } from '@praxis/sdk/ui';
import { DataTable, Tag, type Column } from '@praxis/sdk/ui/page';
import { Loaded } from './Loaded';
import { visitTypesGroup } from '../../shared/visit-types.group';

/** Kinds of appointment that the practice offers. */
export function VisitTypes() {
  const { t } = useTranslation('doctor');
  const group = useDataGroup(visitTypesGroup, { query: { perPage: 100, sort: 'name' } });
  const columns: Column<VisitType>[] = [
    { key: 'name', title: t('profile.visitTypes.name'), cell: ({ name }) => name },
    { key: 'mode', title: t('profile.visitTypes.mode'), cell: ({ mode }) => t(`modes.${mode}`) },
    {
      key: 'duration',
      title: t('profile.visitTypes.duration'),
      align: 'end',
      cell: ({ durationMin }) => t('units.minutes', { count: durationMin }),
    },
    {
      key: 'buffers',
      title: t('profile.visitTypes.buffers'),
      align: 'end',
      cell: ({ bufferBeforeMin, bufferAfterMin }) => `${bufferBeforeMin} / ${bufferAfterMin}`,
    },
    {
      key: 'memberOnly',
      title: t('profile.visitTypes.for'),
      cell: ({ memberOnly }) => (
        <Tag>{t(memberOnly ? 'profile.visitTypes.members' : 'profile.visitTypes.everybody')}</Tag>
      ),
    },
  ];
  return (
    <Loaded group={group}>
      {({ items }) => (
        <Card title={t('profile.tab.visitTypes')} flush>
          {items.length === 0 ? (
            <EmptyState drawing="calendar" title={t('profile.visitTypes.none')}>
              <p>{t('profile.visitTypes.noneText')}</p>
            </EmptyState>
          ) : (
            <DataTable
              label={t('profile.tab.visitTypes')}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
            />
          )}
        </Card>
      )}
    </Loaded>
  );
}
