import { RequestError } from '@praxis/sdk/data';
import { Button } from '@praxis/sdk/ui';
import { Form, FormActions, TextField, useForm } from '@praxis/sdk/ui/form';

/** Stands in for a request that the back end rejects. */
async function register(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  throw new RequestError({
    kind: 'rule',
    status: 422,
    code: 'validation_failed',
    fields: { email: ['already_invited'] },
  });
}

export default function ServerValidation() {
  const form = useForm({ initial: { email: 'ada@example.com' }, onSubmit: register });
  return (
    <Form form={form}>
      <TextField label="Email" type="email" {...form.field('email')} />
      <FormActions>
        <Button kind="primary" type="submit" loading={form.submitting}>
          Send invitation
        </Button>
      </FormActions>
    </Form>
  );
}
