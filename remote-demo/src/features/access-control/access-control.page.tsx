import { useHost, useIdentity, useTranslation } from '@praxis/sdk';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import styles from './access-control.module.css';
import { PermissionsCard } from './permissions-card';
import { RuleCard } from './rule-card';

/** The signed-in user's access: a card for each rule that they meet, and their permissions. */
export default function AccessControlPage() {
  const { t } = useTranslation('demo');
  const { can } = useHost();
  // Subscribes to the user's identity: permissions change with it.
  useIdentity();
  return (
    <Page>
      <PageHeader title={t('accessControl.title')}>{t('accessControl.subtitle')}</PageHeader>
      <div className={styles.cards}>
        {can('read', 'ACL') && <RuleCard name="everyone" />}
        {can('manage', 'all') && <RuleCard name="admins" />}
      </div>
      <PermissionsCard can={can} />
    </Page>
  );
}
