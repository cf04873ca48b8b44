import {
  changeDemoPassword,
  minPasswordLength,
  passwordInputSchema,
} from '@praxis/contract/demo/account-changes';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { PasswordField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { useRefusedFields } from '../../shared/use-refused-fields';

const emptyValues = { current: '', next: '', repeated: '' };

/** Form for a new password, which requires the current one. */
export function PasswordTab() {
  const { t } = useTranslation('demo');
  const { run } = useMutation(changeDemoPassword);
  const wrong = useRefusedFields({ current: t('accountSettings.password.wrong') });
  const form = useForm({
    initial: emptyValues,
    schema: passwordInputSchema,
    check: ({ current, next, repeated }) => ({
      ...wrong.check({ current }),
      // An empty repetition is a mismatch too, unless the new password is empty as well.
      ...(repeated !== next && { repeated: t('accountSettings.password.different') }),
      ...(next !== '' && next === current && { next: t('accountSettings.password.same') }),
    }),
    async onSubmit({ current, next }) {
      await wrong.send({ current }, () =>
        run({ body: { current, next } }, { success: t('accountSettings.password.changed') }),
      );
      form.reset(emptyValues);
    },
  });
  return (
    <FormPage form={form} submitLabel={t('accountSettings.password.verb')}>
      <FormSection
        title={t('accountSettings.tab.password')}
        help={t('accountSettings.password.help')}
      >
        <PasswordField
          {...form.field('current')}
          label={t('accountSettings.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('next')}
          label={t('accountSettings.password.next')}
          help={t('accountSettings.password.atLeast', { count: minPasswordLength })}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('repeated')}
          label={t('accountSettings.password.repeated')}
          autoComplete="new-password"
        />
      </FormSection>
    </FormPage>
  );
}
