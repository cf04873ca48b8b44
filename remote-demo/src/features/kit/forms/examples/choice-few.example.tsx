import { Form, NativeSelectField, RadioField, useForm } from '@praxis/sdk/ui/form';

type Kind = 'video' | 'office' | 'phone';

const initial: { kind: Kind; language: 'en' | 'de' | '' } = { kind: 'video', language: '' };

export default function RadioAndSelect() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <RadioField
        label="Appointment"
        cards
        choices={[
          { value: 'video', label: 'Video', help: 'You’ll get a link by email.' },
          { value: 'office', label: 'In person', help: '420 Main Street' },
          { value: 'phone', label: 'Phone call', help: 'The doctor calls.', disabled: true },
        ]}
        {...form.field('kind')}
      />
      <NativeSelectField
        label="Language"
        choices={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'German' },
        ]}
        {...form.field('language')}
      />
    </Form>
  );
}
