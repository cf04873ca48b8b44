import { useMemo } from 'react';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/page';
import { RightMark } from '../../../shared/right-mark';
import { rights } from '../../../shared/rights';
import { RoleName } from '../role-name';
import { modules, permissions, type Module } from './permissions';

/** What the role of a user allows. */
export function PermissionsCard({ role }: Pick<ManagedUser, 'role'>) {
  const { t } = useTranslation('demo');
  const columns = useMemo<Column<Module>[]>(
    () => [
      { key: 'module', title: t('users.module.title'), cell: (one) => t(`users.module.${one}`) },
      ...rights.map((right) => ({
        key: right,
        title: t(`rights.${right}`),
        cell: (one: Module) => (
          <RightMark granted={permissions[role][one]?.includes(right) ?? false} />
        ),
      })),
    ],
    [t, role],
  );
  return (
    <Card flush title={t('users.permissions')} extra={<RoleName role={role} />}>
      <DataTable
        label={t('users.permissions')}
        columns={columns}
        rows={modules}
        rowKey={(one) => one}
      />
    </Card>
  );
}
