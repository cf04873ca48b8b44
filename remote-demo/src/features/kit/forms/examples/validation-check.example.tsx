import { Button } from '@praxis/sdk/ui';
import { Form, FormActions, PasswordField, useForm, type FieldErrors } from '@praxis/sdk/ui/form';

export default function CrossFieldValidation() {
  const form = useForm({
    initial: { password: '', repeated: '' },
    check({ password, repeated }): FieldErrors {
      return repeated === password ? {} : { repeated: 'The passwords don’t match' };
    },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <PasswordField label="Password" autoComplete="off" {...form.field('password')} />
      <PasswordField label="Repeat password" autoComplete="off" {...form.field('repeated')} />
      <FormActions>
        <Button type="submit">Change password</Button>
      </FormActions>
    </Form>
  );
}
