import { socialNetworks } from '@praxis/contract/demo/user-profiles';
import { useTranslation } from '@praxis/sdk';
import { TextField } from '@praxis/sdk/ui/form';
import { FormSection } from '@praxis/sdk/ui/overlay';
import type { PanelProps } from './values';

/** Fields of a user's social profiles. */
export function SocialPanel({ form }: PanelProps) {
  const { t } = useTranslation('demo');
  return (
    <FormSection title={t('users.edit.social')} help={t('users.edit.socialHelp')}>
      {socialNetworks.map((network) => (
        <TextField
          key={network}
          {...form.field(`social.${network}`)}
          optional
          type="url"
          label={t(`users.network.${network}`)}
          placeholder="https://"
        />
      ))}
    </FormSection>
  );
}
