import { SliderField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

export default function SliderOne() {
  const form = useForm({ initial: { radius: 25 }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <SliderField
        label="Search radius"
        {...form.field('radius')}
        step={5}
        marks={{ 0: '0', 50: '50', 100: '100 km' }}
        format={(radius) => `${radius} km`}
      />
    </Form>
  );
}
