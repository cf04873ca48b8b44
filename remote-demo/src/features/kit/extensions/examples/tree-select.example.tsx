import { TreeSelectField, type TreeNode } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

const specialties: TreeNode[] = [
  {
    id: 'internal',
    label: 'Internal medicine',
    children: [
      { id: 'cardiology', label: 'Cardiology' },
      { id: 'nephrology', label: 'Nephrology' },
    ],
  },
  {
    id: 'surgery',
    label: 'Surgery',
    children: [
      { id: 'hand', label: 'Hand surgery' },
      { id: 'vascular', label: 'Vascular surgery' },
    ],
  },
];

const initial: { specialties: readonly string[] } = { specialties: ['cardiology', 'hand'] };

export default function TreeSelect() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <TreeSelectField label="Specialties" {...form.field('specialties')} nodes={specialties} />
    </Form>
  );
}
