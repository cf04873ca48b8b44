import { UploadField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

const initial: { documents: readonly File[] } = { documents: [] };

export default function Upload() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <UploadField
        label="Documents"
        help="PDF files and pictures. They are sent with the form."
        {...form.field('documents')}
        accept=".pdf,image/*"
        largest={2_000_000}
        most={3}
      />
    </Form>
  );
}
