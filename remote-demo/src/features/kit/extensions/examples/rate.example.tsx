import { RateField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

export default function Rate() {
  const form = useForm({ initial: { visit: 4 }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <RateField label="Your appointment" {...form.field('visit')} />
    </Form>
  );
}
