import { ColorField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

export default function Color() {
  const form = useForm({ initial: { label: '#0f766e' }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <ColorField label="Label color" {...form.field('label')} />
    </Form>
  );
}
