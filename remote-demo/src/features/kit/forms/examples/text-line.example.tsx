import Search from 'lucide-react/icons/search';
import { Icon } from '@praxis/sdk/ui';
import { FieldRow, Form, TextField, useForm } from '@praxis/sdk/ui/form';

export default function TextLine() {
  const form = useForm({
    initial: { name: 'Isaac Grant', email: '', city: '' },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <FieldRow>
        <TextField label="Full name" autoComplete="off" {...form.field('name')} />
        <TextField
          label="Email"
          type="email"
          help="For invoices"
          autoComplete="off"
          {...form.field('email')}
        />
      </FieldRow>
      <TextField
        label="City"
        optional
        prefix={<Icon of={Search} size={16} />}
        placeholder="Berlin"
        {...form.field('city')}
      />
    </Form>
  );
}
