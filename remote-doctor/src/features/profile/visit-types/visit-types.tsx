import { createElement, useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { deleteVisitType } from '@praxis/contract/endpoints/doctor-visit-types';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { useTranslation } from '@praxis/sdk';
import { useQuery, useMutation } from '@praxis/sdk/data';
import { Button, Card, EmptyState, useLazyDialog } from '@praxis/sdk/ui';
import { ConfirmDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { DataTable } from '@praxis/sdk/ui/page';
import { visitTypesQuery } from '../../../shared/queries';
import { useVisitTypeColumns } from './use-visit-type-columns';

const visitTypeDialog = () => import(/* webpackChunkName: "visit-type" */ './visit-type-dialog');

/** Kinds of appointment that the practice offers. */
export function VisitTypes() {
  const { t } = useTranslation('doctor');
  const remove = useMutation(deleteVisitType);
  const columns = useVisitTypeColumns();
  const rows = useQuery(visitTypesQuery, { query: { perPage: 100, sort: 'name' } });
  const [editing, setEditing] = useState<{ id?: string }>();
  const closeEditing = () => setEditing(undefined);
  const VisitTypeDialog = useLazyDialog(editing ? visitTypeDialog : null, closeEditing);
  const [removing, setRemoving] = useState<VisitType>();
  const items = rows.data?.items ?? [];
  // The newest that is known: a second try after a conflict counts.
  const newest = (id: string | undefined) => items.find((one) => one.id === id);
  return (
    <>
      <Loaded query={rows}>
        {() => (
          <Card
            flush
            title={t('profile.tab.visitTypes')}
            extra={
              <Button kind="primary" size="small" icon={Plus} onClick={() => setEditing({})}>
                {t('profile.visitTypes.add')}
              </Button>
            }
          >
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
                rowActions={(visitType) => [
                  {
                    key: 'edit',
                    label: t('profile.visitTypes.edit'),
                    icon: Pencil,
                    onSelect: () => setEditing({ id: visitType.id }),
                  },
                  {
                    key: 'remove',
                    label: t('profile.visitTypes.remove'),
                    icon: Trash2,
                    danger: true,
                    onSelect: () => setRemoving(visitType),
                  },
                ]}
              />
            )}
          </Card>
        )}
      </Loaded>
      {editing &&
        VisitTypeDialog &&
        createElement(VisitTypeDialog, {
          ...(editing.id !== undefined && { visitType: newest(editing.id) }),
          onClose: closeEditing,
        })}
      {removing && (
        <ConfirmDialog
          danger
          title={t('profile.visitTypes.removeTitle', { name: removing.name })}
          verb={t('profile.visitTypes.remove')}
          onConfirm={async () => {
            const { id, name, version } = newest(removing.id) ?? removing;
            await remove.run(
              { params: { id }, version },
              { success: t('profile.visitTypes.removed', { name }) },
            );
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t('profile.visitTypes.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
