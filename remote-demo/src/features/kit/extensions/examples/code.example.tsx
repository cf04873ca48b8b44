import { useState } from 'react';
import { Alert } from '@praxis/sdk/ui';
import { CodeField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

export default function Code() {
  const [complete, setComplete] = useState<string>();
  const form = useForm({ initial: { code: '' }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <CodeField
        label="Code"
        help="Sent to name@example.com."
        {...form.field('code')}
        onComplete={setComplete}
      />
      {complete && <Alert kind="success">The code {complete} is complete.</Alert>}
    </Form>
  );
}
