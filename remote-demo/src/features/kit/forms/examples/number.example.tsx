import { FieldRow, Form, NumberField, useForm } from '@praxis/sdk/ui/form';

const initial: { price: number | null; minutes: number | null; weight: number | null } = {
  price: 149,
  minutes: 30,
  weight: 72.5,
};

export default function Numbers() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <FieldRow>
        <NumberField label="Price" currency="USD" {...form.field('price')} />
        <NumberField label="Duration" unit="min" {...form.field('minutes')} />
        <NumberField label="Weight" unit="kg" decimals={1} optional {...form.field('weight')} />
      </FieldRow>
    </Form>
  );
}
