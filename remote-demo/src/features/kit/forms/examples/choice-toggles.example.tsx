import { CheckboxField, Form, SwitchField, useForm } from '@praxis/sdk/ui/form';

export default function ChoiceToggles() {
  const form = useForm({ initial: { reminders: true, terms: false }, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <SwitchField label="Reminders" help="An email the day before" {...form.field('reminders')} />
      <CheckboxField label="I agree to the terms" {...form.field('terms')} />
    </Form>
  );
}
