import { Button, Card, Link } from '@praxis/sdk/ui';
import { Form, PasswordField, required, TextField, useForm } from '@praxis/sdk/ui/form';

export default function SignInCard() {
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => required({ email, password }, 'Enter your email and password'),
    onSubmit: () => undefined,
  });
  return (
    <div style={{ maxWidth: 400, margin: '0 auto' }}>
      <Card title="Sign in">
        <Form form={form}>
          <TextField label="Email" type="email" {...form.field('email')} />
          <PasswordField label="Password" {...form.field('password')} />
          <Button kind="primary" type="submit" block>
            Sign in
          </Button>
          <Link to="/pages/forgot-password-v1">Forgot password?</Link>
        </Form>
      </Card>
    </div>
  );
}
