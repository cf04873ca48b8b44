import { useTranslation } from '@praxis/sdk';
import { SectionsPage } from '@praxis/sdk/ui/overlay';
import { AccountProfile } from '@praxis/sdk/practice/account';
import { Audit } from './audit/audit';
import { Availability } from './availability/availability';
import { Background } from './background/background';
import { PayoutAccount } from './payout/payout-account';
import { Practice } from './practice/practice';
import { VisitTypes } from './visit-types/visit-types';

/** The doctor's account, background and practice settings. */
export default function ProfilePage() {
  const { t } = useTranslation('doctor');
  return (
    <SectionsPage
      title={t('profile.title')}
      subtitle={t('profile.subtitle')}
      tabsLabel={t('profile.tabs')}
      sections={[
        { key: 'account', label: t('profile.tab.account'), content: AccountProfile },
        { key: 'background', label: t('profile.tab.background'), content: Background },
        { key: 'practice', label: t('profile.tab.practice'), content: Practice },
        { key: 'availability', label: t('profile.tab.availability'), content: Availability },
        { key: 'visitTypes', label: t('profile.tab.visitTypes'), content: VisitTypes },
        { key: 'payout', label: t('profile.tab.payout'), content: PayoutAccount },
        { key: 'audit', label: t('profile.tab.audit'), content: Audit },
      ]}
    />
  );
}
