import {
  socialLinksInputSchema,
  updateSocialLinks,
  type SocialLinksInput,
} from '@praxis/contract/demo/account-changes';
import { socialLinkNetworks } from '@praxis/contract/demo/account-settings';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { TextField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { Connections } from './connections';
import type { Settings } from './queries';
import { useLoadedVersion } from '../../shared/use-loaded-version';

/** Connected accounts, and the form of the user's social profiles. */
export function SocialTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation('demo');
  const { run } = useMutation(updateSocialLinks);
  const { socialLinks } = settings.social;
  const form = useForm<SocialLinksInput>({
    initial: socialLinks,
    newest: { version: useLoadedVersion(socialLinks), values: socialLinks },
    schema: socialLinksInputSchema,
    async onSubmit(entered) {
      await run(
        { body: { socialLinks: socialLinksInputSchema.parse(entered) } },
        { success: t('accountSettings.saved') },
      );
    },
  });
  return (
    <>
      <Connections settings={settings} />
      <FormPage form={form}>
        <FormSection
          title={t('accountSettings.links.title')}
          help={t('accountSettings.links.help')}
        >
          {socialLinkNetworks.map((network) => (
            <TextField
              key={network}
              {...form.field(network)}
              optional
              type="url"
              label={t(`accountSettings.network.${network}`)}
              placeholder="https://"
            />
          ))}
        </FormSection>
      </FormPage>
    </>
  );
}
