import { getAutocomplete } from '@praxis/contract/demo/search';
import { query, useQuery } from '@praxis/sdk/data';
import { PartialError } from '@praxis/sdk/ui/page';
import { Form, useForm } from '@praxis/sdk/ui/form';
import { SelectField } from '@praxis/sdk/ui/select';

const topicsQuery = query({ app: 'demo', name: 'topics', endpoint: getAutocomplete });

const initial: { topic: string } = { topic: '' };

export default function SelectSuggestions() {
  const topics = useQuery(topicsQuery, {});
  const form = useForm({ initial, onSubmit: () => undefined });
  const ranked = (topics.data?.autoComplete ?? []).toSorted((one, other) => one.rank - other.rank);
  return (
    <Form form={form}>
      <PartialError of={[topics]} />
      <SelectField
        label="Topic"
        placeholder="Search topics"
        options={ranked.map(({ id, title }) => ({ value: String(id), label: title }))}
        loading={topics.loading}
        optional
        {...form.field('topic')}
      />
    </Form>
  );
}
