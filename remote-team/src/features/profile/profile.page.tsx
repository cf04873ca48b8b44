import { useTranslation } from '@praxis/sdk';
import { AccountProfile } from '@praxis/sdk/practice/account';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

/** The user's own account: picture, name, language, time zone, password. */
export default function ProfilePage() {
  const { t } = useTranslation('team');
  return (
    <Page>
      <PageHeader title={t('profile.title')} />
      <AccountProfile />
    </Page>
  );
}
