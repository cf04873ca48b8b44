import { useCallback } from 'react';
import { useIdentity, useTranslation, type HostApi } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import { RightsTable } from '../../shared/rights-table';
import { subjects, type Subject } from './subjects';

/** Permissions of the user by subject, from their current abilities. */
export function PermissionsCard({ can }: Pick<HostApi, 'can'>) {
  const { t } = useTranslation('demo');
  const { userData } = useIdentity();
  const { abilities } = userData;
  const role = userData.role === 'admin' ? 'admin' : 'client';
  return (
    <Card
      flush
      title={t('accessControl.permissions')}
      extra={<Tag>{t('accessControl.role', { role: t(`accessControl.roles.${role}`) })}</Tag>}
    >
      <RightsTable<Subject>
        // Remounts when the abilities change, because `can` itself is stable.
        key={JSON.stringify(abilities)}
        label={t('accessControl.permissions')}
        title={t('accessControl.subject')}
        things={subjects}
        nameOf={useCallback((subject) => t(`accessControl.subjects.${subject}`), [t])}
        isGranted={useCallback((subject, right) => can(right, subject), [can])}
      />
    </Card>
  );
}
