import type { ResponseOf } from '@praxis/contract';
import { putBackground } from '@praxis/contract/endpoints/doctor-profile';
import type { Licence } from '@praxis/contract/entities/doctor';
import { repeatedLicences } from '@praxis/contract/rules/accounts/licences';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { useOptions } from '@praxis/sdk/practice/options';
import { Alert, languageNames, useIntlLanguage } from '@praxis/sdk/ui';
import { TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection, Loaded } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, PartialError } from '@praxis/sdk/ui/page';
import { MultiSelectField } from '@praxis/sdk/ui/select';
import { StatusTag } from '../../../shared/statuses/statuses';
import { backgroundQuery } from '../../../shared/background/queries';
import { PublicPageLink } from '../../../shared/public-page/public-page-link';
import { editable, savable, type EditableBackground } from './editable-background';
import { Licences } from './licences';

/** Languages to choose from, most spoken first. */
const languages =
  'en es zh hi ar pt bn ru ja de fr ur it tr vi ko pl uk fa nl ro el hu cs sv he'.split(' ');

const { body } = putBackground;
/** Validates the form values as the request body. */
const schema = body && {
  safeParse: (entered: unknown) => body.safeParse(savable(entered as EditableBackground)),
};

/** The doctor's training and licenses. */
export function Background() {
  const rows = useQuery(backgroundQuery, {});
  return <Loaded query={rows}>{(saved) => <BackgroundForm saved={saved} />}</Loaded>;
}

/** Training, licenses, languages and bio; changed training has to be verified again. */
function BackgroundForm({ saved }: { saved: ResponseOf<typeof putBackground> }) {
  const { t } = useTranslation('doctor');
  const language = useLanguage();
  const intlLanguage = useIntlLanguage();
  const { run } = useMutation(putBackground);
  const degrees = useOptions('degrees');
  const specialities = useOptions('specialities');
  const states = useOptions('states');
  const form = useForm({
    initial: editable(saved.background),
    newest: { version: saved.version, values: editable(saved.background) },
    schema,
    check: ({ licences }) =>
      Object.fromEntries(
        repeatedLicences(licences).map((index) => [
          `licences.${licences[index]?.key}.number`,
          t('profile.background.repeatedLicence'),
        ]),
      ),
    async onSubmit(entered) {
      const { background } = await run(
        { version: saved.version, body: savable(entered) },
        { success: t('profile.background.saved') },
      );
      form.reset(editable(background));
    },
  });
  const labelsOf: Readonly<Record<string, (value: string) => string>> = {
    degreeIds: degrees.labelOf,
    specialityIds: specialities.labelOf,
    languages: (value) => languageNames([value], language),
  };
  const describe = (path: string, value: unknown) => {
    if (path.startsWith('licences.')) return licenceText(path, value);
    const labelOf = labelsOf[path];
    return labelOf && inOneLine((value as string[]).map(labelOf));
  };
  /**
   * Text of a changed value: a whole license if it was added or removed, otherwise the changed
   * part.
   */
  const licenceText = (path: string, value: unknown) => {
    if (path.endsWith('.expiresOn')) return formatDateOnly(value as string, intlLanguage);
    if (typeof value === 'string') return value;
    const licence = value as Licence | undefined;
    return licence && inOneLine([licence.number, states.labelOf(licence.state)]);
  };
  return (
    <FormPage
      form={form}
      describe={describe}
      // Of a license that was added or removed elsewhere.
      names={() => t('profile.background.licences')}
    >
      <PartialError of={[degrees.query, specialities.query]} />
      <FormSection
        title={t('profile.tab.background')}
        help={
          <>
            <StatusTag of="verification" status={saved.verification} />
            <br />
            {saved.verification === 'unverified'
              ? t('profile.background.unverifiedHelp')
              : t('profile.background.help')}
            {saved.verification === 'verified' && (
              <>
                <br />
                <PublicPageLink />
              </>
            )}
          </>
        }
      >
        {saved.verificationReason && <Alert kind="warning">{saved.verificationReason}</Alert>}
        <MultiSelectField
          {...form.field('degreeIds')}
          label={t('profile.background.degrees')}
          options={degrees.optionsWith(...form.values.degreeIds)}
        />
        <MultiSelectField
          {...form.field('specialityIds')}
          label={t('profile.background.specialities')}
          options={specialities.optionsWith(...form.values.specialityIds)}
        />
        <MultiSelectField
          {...form.field('languages')}
          label={t('profile.background.languages')}
          options={languages.map((value) => ({ value, label: languageNames([value], language) }))}
        />
        <TextAreaField
          {...form.field('bio')}
          label={t('profile.background.bio')}
          help={t('profile.background.bioHelp')}
          maxLength={2000}
          rows={5}
          optional
        />
      </FormSection>
      <FormSection
        title={t('profile.background.licences')}
        help={t('profile.background.licencesHelp')}
      >
        <Licences form={form} />
      </FormSection>
    </FormPage>
  );
}
