import { TransferField, type TransferItem } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

const services: TransferItem[] = [
  'Annual checkup',
  'Blood test',
  'ECG',
  'Flu shot',
  'Telehealth visit',
  'Travel vaccination',
  'Ultrasound',
].map((label) => ({ id: label, label }));

const initial: { included: readonly string[] } = { included: ['Annual checkup', 'Blood test'] };

export default function Transfer() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <TransferField
        label="Services in this plan"
        {...form.field('included')}
        items={services}
        titles={['Not included', 'Included']}
      />
    </Form>
  );
}
