import { Form, useForm } from '@praxis/sdk/ui/form';
import { SelectField } from '@praxis/sdk/ui/select';

const initial: { zone: string } = { zone: 'America/New_York' };

export default function SelectOne() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <SelectField
        label="Time zone"
        options={[
          { value: 'America/New_York', label: 'Eastern Time (New York)' },
          { value: 'America/Chicago', label: 'Central Time (Chicago)' },
          { value: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
          { value: 'Europe/Berlin', label: 'Central European Time (Berlin)' },
        ]}
        {...form.field('zone')}
      />
    </Form>
  );
}
