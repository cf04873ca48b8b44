import { Button } from '@praxis/sdk/ui';
import { Form, FormActions, PasswordField, useForm, type FieldErrors } from '@praxis/sdk/ui/form';

export default function ValidationAcrossFields() {
  const form = useForm({
    initial: { password: '', again: '' },
    check({ password, again }): FieldErrors {
      return again === password ? {} : { again: 'The passwords are different.' };
    },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <PasswordField label="Password" autoComplete="off" {...form.field('password')} />
      <PasswordField label="Repeat it" autoComplete="off" {...form.field('again')} />
      <FormActions>
        <Button type="submit">Change password</Button>
      </FormActions>
    </Form>
  );
}
