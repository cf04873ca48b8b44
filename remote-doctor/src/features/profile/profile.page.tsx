import type { ComponentType } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Page, PageHeader, PageSections, Tabs } from '@praxis/sdk/ui/page';
import { AccountProfile } from '@praxis/sdk/practice/account';
import { Audit } from './audit/audit';
import { Availability } from './availability/availability';
import { Background } from './background/background';
import { PayoutAccount } from './payout/payout-account';
import { Practice } from './practice/practice';
import { VisitTypes } from './visit-types/visit-types';

/** The parts of the profile, each an address of its own. */
const profileSections = [
  'account',
  'background',
  'practice',
  'availability',
  'visitTypes',
  'payout',
  'audit',
] as const;

const sections: Readonly<Record<(typeof profileSections)[number], ComponentType>> = {
  account: AccountProfile,
  background: Background,
  practice: Practice,
  availability: Availability,
  visitTypes: VisitTypes,
  payout: PayoutAccount,
  audit: Audit,
};

/** Who the doctor is, and how the practice works. */
export default function ProfilePage() {
  const { t } = useTranslation('doctor');
  return (
    <PageSections sections={profileSections}>
      {(section) => {
        const Section = sections[section];
        return (
          <Page>
            <PageHeader
              title={t('profile.title')}
              tabs={
                <Tabs
                  label={t('profile.tabs')}
                  active={section}
                  items={profileSections.map((key) => ({
                    key,
                    label: t(`profile.tab.${key}`),
                    to: `?tab=${key}`,
                  }))}
                />
              }
            >
              {t('profile.subtitle')}
            </PageHeader>
            <Section />
          </Page>
        );
      }}
    </PageSections>
  );
}
