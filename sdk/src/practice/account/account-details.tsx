import { type Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { useMutation } from '../../data/use-mutation';
import { useQuery } from '../../data/use-query';
import { useHost, useLanguage } from '../../host';
import { languages } from '../../language';
import { PartialError } from '../../ui/components/partial-error';
import { SelectField } from '../../ui/antd/select-field';
import { NativeSelectField } from '../../ui/form/choice-fields';
import { required } from '../../ui/form/required';
import { TextField } from '../../ui/form/text-field';
import { useForm } from '../../ui/form/use-form';
import { zoneName } from '../../ui/format/zone-name';
import { FormPage, FormSection } from '../../ui/overlay/form-page';
import { useUiText } from '../../ui/text/use-ui-text';
import { timeZonesQuery } from './queries';

/** Each language's name in that language, so that its speakers recognize it. */
const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' } as const;

/** Form for the account's name, language and time zone. */
export function AccountDetails({ me }: { me: Me }) {
  const text = useUiText();
  const host = useHost();
  const language = useLanguage();
  const { run } = useMutation(updateMe);
  const zones = useQuery(timeZonesQuery, {
    params: { list: 'timezones' },
    query: { locale: language },
  });
  const { fullName, locale, timeZone } = me;
  const form = useForm({
    initial: { fullName, locale, timeZone },
    newest: { version: me.version, values: { fullName, locale, timeZone } },
    check: (values) =>
      required({ fullName: values.fullName, timeZone: values.timeZone }, text('field.required')),
    async onSubmit(values) {
      const saved = await run(
        { version: me.version, body: values },
        { success: text('account.saved') },
      );
      host.updateUserData({
        fullName: saved.fullName,
        locale: saved.locale,
        timeZone: saved.timeZone,
      });
      form.reset({ fullName: saved.fullName, locale: saved.locale, timeZone: saved.timeZone });
    },
  });
  return (
    <FormPage
      form={form}
      describe={(path, value) =>
        path === 'locale' ? languageNames[value as keyof typeof languageNames] : undefined
      }
    >
      <FormSection title={text('account.details')} help={me.email}>
        <TextField
          {...form.field('fullName')}
          label={text('account.fullName')}
          autoComplete="name"
          maxLength={120}
        />
        <NativeSelectField
          {...form.field('locale')}
          label={text('account.language')}
          help={text('account.languageHelp')}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <SelectField
          {...form.field('timeZone')}
          label={text('account.timeZone')}
          loading={zones.loading}
          options={zones.data?.items ?? [{ value: timeZone, label: zoneName(timeZone, language) }]}
        />
        <PartialError of={[zones]} />
      </FormSection>
    </FormPage>
  );
}
