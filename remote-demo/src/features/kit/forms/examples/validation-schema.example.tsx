import * as z from '@praxis/contract/schema';
import { useState } from 'react';
import { Alert, Button } from '@praxis/sdk/ui';
import { Form, FormActions, NumberField, TextField, useForm } from '@praxis/sdk/ui/form';

const planSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(3)),
  email: z.email(),
  price: z.number().check(z.minimum(1), z.maximum(10_000)),
});

const initial: { name: string; email: string; price: number | null } = {
  name: '',
  email: '',
  price: null,
};

export default function SchemaValidation() {
  const [saved, setSaved] = useState<string>();
  const form = useForm({
    initial,
    schema: planSchema,
    onSubmit: (values) => setSaved(planSchema.parse(values).name),
  });
  return (
    <Form form={form}>
      <TextField label="Plan name" {...form.field('name')} />
      <TextField label="Contact email" type="email" {...form.field('email')} />
      <NumberField label="Price" currency="USD" {...form.field('price')} />
      <FormActions>
        <Button kind="primary" type="submit" loading={form.submitting}>
          Create plan
        </Button>
      </FormActions>
      {saved && <Alert kind="success">{saved} is saved.</Alert>}
    </Form>
  );
}
