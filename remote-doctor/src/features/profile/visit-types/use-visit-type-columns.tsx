import type { VisitType } from '@praxis/contract/entities/visit-type';
import { useTranslation } from '@praxis/sdk';
import type { Column } from '@praxis/sdk/ui/list';
import { Tag } from '@praxis/sdk/ui/page';

/** Columns of the appointment types. */
export function useVisitTypeColumns(): Column<VisitType>[] {
  const { t } = useTranslation('doctor');
  return [
    { key: 'name', title: t('profile.visitTypes.name'), cell: ({ name }) => name },
    { key: 'mode', title: t('profile.visitTypes.mode'), cell: ({ mode }) => t(`modes.${mode}`) },
    {
      key: 'duration',
      title: t('profile.visitTypes.duration'),
      align: 'end',
      oneLine: true,
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
}
