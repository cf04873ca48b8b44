import { Form, PasswordField, useForm } from '@praxis/sdk/ui/form';

export default function Password() {
  const form = useForm({ initial: { password: '' }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <PasswordField
        label="New password"
        help="15 to 128 characters. A sentence is easy to remember."
        autoComplete="new-password"
        {...form.field('password')}
      />
    </Form>
  );
}
