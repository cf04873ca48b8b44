import { useCallback } from 'react';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { RightsTable } from '../../../shared/rights-table';
import { RoleName } from '../role-name';
import { modules, permissions, type Module } from './permissions';

/** Permissions of a user's role. */
export function PermissionsCard({ role }: Pick<ManagedUser, 'role'>) {
  const { t } = useTranslation('demo');
  return (
    <Card flush title={t('users.permissions')} extra={<RoleName role={role} />}>
      <RightsTable<Module>
        label={t('users.permissions')}
        title={t('users.module.title')}
        things={modules}
        nameOf={useCallback((one) => t(`users.module.${one}`), [t])}
        isGranted={useCallback(
          (one, right) => permissions[role][one]?.includes(right) ?? false,
          [role],
        )}
      />
    </Card>
  );
}
