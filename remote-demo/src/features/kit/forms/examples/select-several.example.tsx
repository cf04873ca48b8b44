import { Form, useForm } from '@praxis/sdk/ui/form';
import { MultiSelectField } from '@praxis/sdk/ui/select';

const initial: { tags: string[]; to: string[] } = { tags: ['team'], to: [] };

export default function SelectSeveral() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <MultiSelectField
        label="Tags"
        options={[
          { value: 'team', label: 'Team' },
          { value: 'urgent', label: 'Urgent' },
          { value: 'follow-up', label: 'Follow-up' },
        ]}
        {...form.field('tags')}
      />
      <MultiSelectField
        label="To"
        takesTyped
        help="Choose people, or type an email address."
        options={[{ value: 'ada@example.com', label: 'Ada Reed' }]}
        {...form.field('to')}
      />
    </Form>
  );
}
