import { RangeField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

const initial: { price: readonly [number, number] } = { price: [40, 120] };

export default function SliderRange() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <RangeField
        label="Monthly price"
        help="Plans outside this range are hidden."
        {...form.field('price')}
        max={200}
        step={10}
        format={(price) => `$${price}`}
      />
    </Form>
  );
}
