import { CascaderField, type TreeNode } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

const places: TreeNode[] = [
  {
    id: 'us',
    label: 'United States',
    children: [
      {
        id: 'ca',
        label: 'California',
        children: [
          { id: 'la', label: 'Los Angeles' },
          { id: 'sf', label: 'San Francisco' },
        ],
      },
      { id: 'ny', label: 'New York', children: [{ id: 'buf', label: 'Buffalo' }] },
    ],
  },
  { id: 'de', label: 'Germany', children: [{ id: 'be', label: 'Berlin' }] },
];

const initial: { place: readonly string[] } = { place: ['us', 'ca', 'sf'] };

export default function Cascader() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <CascaderField label="City" {...form.field('place')} options={places} />
    </Form>
  );
}
