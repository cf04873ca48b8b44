import { useCallback } from 'react';
import { useIdentity, useTranslation, type HostApi } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import { RightsTable } from '../../shared/rights-table';
import { subjects, type Subject } from './subjects';

/** The person's rights by area, as their abilities say at this moment. */
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
        // The host answers for the abilities as they are now.
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
