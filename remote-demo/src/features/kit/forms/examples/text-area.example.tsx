import { Form, TextAreaField, useForm } from '@praxis/sdk/ui/form';

export default function TextArea() {
  const form = useForm({ initial: { note: '' }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <TextAreaField
        label="Reason"
        help="Visible to the patient"
        maxLength={500}
        {...form.field('note')}
      />
    </Form>
  );
}
