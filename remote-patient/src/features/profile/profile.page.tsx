import { useTranslation } from '@praxis/sdk';
import { AccountProfile } from '@praxis/sdk/practice/account';
import { Page, PageHeader, PageSections, Tabs } from '@praxis/sdk/ui/page';
import { PersonalData } from './personal-data';

/** The parts of the profile, each an address of its own. */
const sections = { account: AccountProfile, personal: PersonalData } as const;
const names = ['account', 'personal'] as const;

/** Who the patient is to the product: the account, and what their practices have to know. */
export default function ProfilePage() {
  const { t } = useTranslation('patient');
  return (
    <PageSections sections={names}>
      {(name) => {
        const Section = sections[name];
        return (
          <Page>
            <PageHeader
              title={t('profile.title')}
              tabs={
                <Tabs
                  label={t('profile.tabs')}
                  active={name}
                  items={names.map((key) => ({
                    key,
                    label: t(`profile.tab.${key}`),
                    to: `?tab=${key}`,
                  }))}
                />
              }
            />
            <Section />
          </Page>
        );
      }}
    </PageSections>
  );
}
