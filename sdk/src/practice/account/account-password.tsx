import { useState } from 'react';
import { type Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { RequestError } from '../../data/request-error';
import { useMutation } from '../../data/use-mutation';
import { Button } from '../../ui/components/button';
import { Form, FormActions } from '../../ui/form/form';
import { PasswordField } from '../../ui/form/password-field';
import { required } from '../../ui/form/required';
import { useForm } from '../../ui/form/use-form';
import { FormSection } from '../../ui/overlay/form-page';
import { useUiText } from '../../ui/text/use-ui-text';

const emptyValues = { current: '', next: '' };

/** Form that changes the password, which ends all other sessions of the account. */
export function AccountPassword({ me }: { me: Me }) {
  const text = useUiText();
  const { run } = useMutation(updateMe);
  /** The rejected password, whose error stays until the user changes the value. */
  const [rejected, setRejected] = useState<string | null>(null);
  const form = useForm({
    initial: emptyValues,
    check: (values) => ({
      ...required(values, text('field.required')),
      ...(values.current !== '' &&
        values.current === rejected && { current: text('account.passwordWrong') }),
    }),
    async onSubmit(password) {
      try {
        await run(
          { version: me.version, body: { password } },
          { success: text('account.passwordChanged') },
        );
      } catch (error) {
        if (!isWrongPassword(error)) throw error;
        setRejected(password.current);
        throw new RequestError({ ...error.failure, fields: { current: ['credentials_invalid'] } });
      }
      form.reset(emptyValues);
    },
  });
  return (
    <Form form={form}>
      <FormSection title={text('account.password')} help={text('account.passwordHelp')}>
        <PasswordField
          {...form.field('current')}
          label={text('account.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('next')}
          label={text('account.newPassword')}
          help={text('account.newPasswordHelp')}
          autoComplete="new-password"
        />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {text('account.changePassword')}
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  );
}

const isWrongPassword = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.failure.code === 'credentials_invalid';
