import type { ComponentType } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { oneOf, Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { GeneralTab } from './general-tab';
import { InformationTab } from './information-tab';
import { NotificationsTab } from './notifications-tab';
import { PasswordTab } from './password-tab';
import { accountSettingsQuery, type Settings } from './queries';
import { SocialTab } from './social-tab';

const settingsPath = '/pages/account-settings';

const settingsTabs = ['general', 'password', 'information', 'social', 'notifications'] as const;
type SettingsTab = (typeof settingsTabs)[number];

/** The first tab has the path of the page itself. */
const addressOf = (tab: SettingsTab): string =>
  tab === settingsTabs[0] ? settingsPath : `${settingsPath}/${tab}`;

const contents: Record<SettingsTab, ComponentType<{ settings: Settings }>> = {
  general: GeneralTab,
  password: PasswordTab,
  information: InformationTab,
  social: SocialTab,
  notifications: NotificationsTab,
};

/** Account settings, one tab per group. */
export default function AccountSettingsPage() {
  const { t } = useTranslation('demo');
  const settings = useQuery(accountSettingsQuery, {});
  const { tab: requested = settingsTabs[0] } = useParams();
  const tab = oneOf(requested, settingsTabs);
  const Content = tab && contents[tab];
  return (
    <Page>
      <PageHeader
        title={t('accountSettings.title')}
        tabs={
          <Tabs
            label={t('accountSettings.title')}
            active={tab ?? ''}
            items={settingsTabs.map((key) => ({
              key,
              label: t(`accountSettings.tab.${key}`),
              to: addressOf(key),
            }))}
          />
        }
      />
      {Content ? (
        <Loaded query={settings}>{(data) => <Content settings={data} />}</Loaded>
      ) : (
        <Card>
          <EmptyState
            drawing="search"
            title={t('accountSettings.missing.title')}
            action={<LinkButton to={settingsPath}>{t('accountSettings.missing.back')}</LinkButton>}
          />
        </Card>
      )}
    </Page>
  );
}
