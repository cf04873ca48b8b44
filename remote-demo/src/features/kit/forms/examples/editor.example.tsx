import { EditorField } from '@praxis/sdk/ui/editor';
import { Form, useForm } from '@praxis/sdk/ui/form';

export default function Editor() {
  const form = useForm({
    initial: { text: '<p>Bring your <strong>insurance card</strong>.</p>' },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <EditorField label="Before your appointment" {...form.field('text')} />
    </Form>
  );
}
