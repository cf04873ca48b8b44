import {
  generalInputSchema,
  updateGeneral,
  updatePicture,
  type GeneralInput,
} from '@praxis/contract/demo/account-changes';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { FieldRow, TextField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { PictureField } from '@praxis/sdk/ui/picture';
import { useRefusedFields } from '../../shared/use-refused-fields';
import type { Settings } from './queries';
import { useLoadedVersion } from '../../shared/use-loaded-version';

/** Form of the account's picture, name and sign-in details. */
export function GeneralTab({ settings: { general } }: { settings: Settings }) {
  const { t } = useTranslation('demo');
  const host = useHost();
  const { run } = useMutation(updateGeneral);
  const putPicture = useMutation(updatePicture).run;
  const taken = useRefusedFields({
    username: t('accountSettings.taken.username'),
    email: t('accountSettings.taken.email'),
  });
  const { avatar, ...values } = general;
  const form = useForm<GeneralInput>({
    initial: values,
    newest: { version: useLoadedVersion(values), values },
    schema: generalInputSchema,
    check: taken.check,
    async onSubmit(entered) {
      const body = { general: generalInputSchema.parse(entered) };
      await taken.send(entered, () => run({ body }, { success: t('accountSettings.saved') }));
      const { fullName, email } = body.general;
      host.updateUserData({ fullName, email });
    },
  });
  return (
    <FormPage form={form}>
      <FormSection
        title={t('accountSettings.picture.title')}
        help={t('accountSettings.picture.help')}
      >
        <PictureField
          name={general.fullName}
          src={avatar}
          onPut={async (image) => {
            await putPicture(
              { body: { avatar: image ?? '' } },
              { success: t(`accountSettings.picture.${image ? 'changed' : 'removed'}`) },
            );
            host.updateUserData({ avatarUrl: image });
          }}
        />
      </FormSection>
      <FormSection
        title={t('accountSettings.person.title')}
        help={t('accountSettings.person.help')}
      >
        <TextField
          {...form.field('fullName')}
          label={t('accountSettings.field.fullName')}
          autoComplete="name"
        />
        <FieldRow>
          <TextField
            {...form.field('username')}
            label={t('accountSettings.field.username')}
            help={t('accountSettings.usernameHelp')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('company')}
            optional
            label={t('accountSettings.field.company')}
            autoComplete="organization"
          />
        </FieldRow>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('accountSettings.field.email')}
          autoComplete="email"
        />
      </FormSection>
    </FormPage>
  );
}
