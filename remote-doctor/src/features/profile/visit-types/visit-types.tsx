import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, Card, EmptyState, lazyDialog } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { DataTable } from '@praxis/sdk/ui/list';
import { visitTypesQuery } from '../../../shared/visit-types/queries';
import { loadVisitTypeDialog, useVisitTypeActions } from './use-visit-type-actions';
import { useVisitTypeColumns } from './use-visit-type-columns';

const VisitTypeDialog = lazyDialog(loadVisitTypeDialog);

/** Appointment types that the practice offers. */
export function VisitTypes() {
  const { t } = useTranslation('doctor');
  const columns = useVisitTypeColumns();
  const rows = useQuery(visitTypesQuery, { query: { perPage: 100, sort: 'name' } });
  const items = rows.data?.items ?? [];
  const actions = useVisitTypeActions(items);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Loaded query={rows}>
        {() => (
          <Card
            flush
            title={t('profile.tab.visitTypes')}
            extra={
              <Button kind="primary" size="small" icon={Plus} onClick={() => setAdding(true)}>
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
                rowActions={actions.menu}
              />
            )}
          </Card>
        )}
      </Loaded>
      {adding && <VisitTypeDialog onClose={() => setAdding(false)} />}
      {actions.dialog}
    </>
  );
}
