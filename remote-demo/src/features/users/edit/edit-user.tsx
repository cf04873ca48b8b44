import { useId, useState } from 'react';
import { updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useForm } from '@praxis/sdk/ui/form';
import { FormPage } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader, Tabs, useToday } from '@praxis/sdk/ui/page';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import { viewPath } from '../addresses';
import type { UserProfile } from '../user-from-url';
import { editSchema } from '../schema';
import { useTakenFields } from '../use-taken-fields';
import { AccountPanel } from './account-panel';
import { InformationPanel } from './information-panel';
import { SocialPanel } from './social-panel';
import { TabPanel } from './tab-panel';
import { useDescribeValue } from './use-describe-value';
import { tabs, valuesOf, type EditValues, type Tab } from './values';

/** Form of a user's account, information and social profiles: three tabs, saved together. */
export function EditUser({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('demo');
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('account');
  const { run } = useMutation(updateManagedUser);
  const taken = useTakenFields('account.');
  const { id } = profile.user;
  const saved = valuesOf(profile);
  const version = useLoadedVersion(saved);
  const describe = useDescribeValue();
  const today = useToday();
  const form = useForm<EditValues>({
    initial: saved,
    newest: { version, values: saved },
    schema: editSchema,
    check: ({ account, information }) => ({
      ...taken.check(account),
      ...(information.birthDate > today && {
        'information.birthDate': t('users.edit.notBornYet'),
      }),
    }),
    async onSubmit(values) {
      const { account, information, social } = editSchema.parse(values);
      await taken.send(account, () =>
        run(
          { body: { id, user: account, information, social } },
          { success: t('users.edit.done', { name: account.fullName }) },
        ),
      );
    },
  });

  // After a failed attempt to submit, the first tab with an error opens.
  const [attempts, setAttempts] = useState(0);
  if (form.attempts !== attempts) {
    setAttempts(form.attempts);
    const tabsWithErrors = tabs.filter((one) => errorsIn(form.errors, one) > 0);
    if (tabsWithErrors[0] && !tabsWithErrors.includes(tab)) setTab(tabsWithErrors[0]);
  }

  const panels = { account: AccountPanel, information: InformationPanel, social: SocialPanel };
  return (
    <Page>
      <PageHeader
        title={t('users.edit.of', { name: profile.user.fullName })}
        back={{ to: viewPath(id), label: profile.user.fullName }}
        tabs={
          <Tabs<Tab>
            label={t('users.edit.title')}
            panelId={panelId}
            active={tab}
            onChange={setTab}
            items={tabs.map((key) => ({
              key,
              label: t(`users.edit.${key}`),
              count: errorsIn(form.errors, key) || undefined,
            }))}
          />
        }
      />
      <FormPage form={form} describe={describe}>
        <div id={panelId} role="tabpanel" aria-label={t(`users.edit.${tab}`)}>
          {tabs.map((key) => {
            const Panel = panels[key];
            return (
              <TabPanel key={key} shown={key === tab} onAsked={() => setTab(key)}>
                <Panel form={form} profile={profile} />
              </TabPanel>
            );
          })}
        </div>
      </FormPage>
    </Page>
  );
}

const errorsIn = (errors: Readonly<Record<string, string>>, tab: Tab): number =>
  Object.keys(errors).filter((path) => path.startsWith(`${tab}.`)).length;
