import { MentionsField } from '@praxis/sdk/ui/extensions';
import { Form, useForm } from '@praxis/sdk/ui/form';

const team = [
  { value: 'ada', label: 'Ada Reed' },
  { value: 'ben', label: 'Ben Ortiz' },
  { value: 'chloe', label: 'Chloe Meyer' },
];

export default function Mentions() {
  const form = useForm({
    initial: { note: 'Lab results are in, @ada ' },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <MentionsField
        label="Note to the team"
        help="Type @ to mention a colleague."
        {...form.field('note')}
        people={team}
      />
    </Form>
  );
}
