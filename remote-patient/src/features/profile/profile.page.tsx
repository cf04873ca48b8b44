import { useTranslation } from '@praxis/sdk';
import { AccountProfile } from '@praxis/sdk/practice/account';
import { SectionsPage } from '@praxis/sdk/ui/overlay';
import { PersonalData } from './personal-form';

/** The patient's account and personal data. */
export default function ProfilePage() {
  const { t } = useTranslation('patient');
  return (
    <SectionsPage
      title={t('profile.title')}
      tabsLabel={t('profile.tabs')}
      sections={[
        { key: 'account', label: t('profile.tab.account'), content: AccountProfile },
        { key: 'personal', label: t('profile.tab.personal'), content: PersonalData },
      ]}
    />
  );
}
