import {
  maxBioLength,
  infoInputSchema,
  updateInfo,
  type InfoInput,
} from '@praxis/contract/demo/account-changes';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useNow } from '@praxis/sdk/ui';
import {
  FieldRow,
  NativeSelectField,
  TextAreaField,
  TextField,
  useForm,
} from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { countryChoices } from '../../shared/countries';
import type { Settings } from './queries';
import { useLoadedVersion } from '../../shared/use-loaded-version';

/** Form of the user's personal information. */
export function InformationTab({ settings: { info } }: { settings: Settings }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const { run } = useMutation(updateInfo);
  const form = useForm<InfoInput>({
    initial: info,
    newest: { version: useLoadedVersion(info), values: info },
    schema: infoInputSchema,
    check: ({ dob }) => ({ ...(dob > today && { dob: t('accountSettings.notBornYet') }) }),
    async onSubmit(entered) {
      await run(
        { body: { info: infoInputSchema.parse(entered) } },
        { success: t('accountSettings.saved') },
      );
    },
  });
  return (
    <FormPage form={form}>
      <FormSection title={t('accountSettings.about.title')} help={t('accountSettings.about.help')}>
        <TextAreaField
          {...form.field('bio')}
          optional
          label={t('accountSettings.field.bio')}
          rows={4}
          maxLength={maxBioLength}
        />
        <FieldRow>
          <TextField
            {...form.field('dob')}
            optional
            type="date"
            max={today}
            label={t('accountSettings.field.dob')}
            autoComplete="bday"
          />
          <NativeSelectField
            {...form.field('country')}
            optional
            label={t('accountSettings.field.country')}
            choices={countryChoices(language, form.values.country)}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('accountSettings.contact.title')}>
        <TextField
          {...form.field('website')}
          optional
          type="url"
          label={t('accountSettings.field.website')}
          placeholder="https://"
          autoComplete="url"
        />
        <TextField
          {...form.field('phone')}
          optional
          type="tel"
          label={t('accountSettings.field.phone')}
          autoComplete="tel"
        />
      </FormSection>
    </FormPage>
  );
}
