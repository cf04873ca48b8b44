import { DateField, DateRangeField, TimeField } from '@praxis/sdk/ui/date';
import { Form, useForm } from '@praxis/sdk/ui/form';

const initial: {
  day: string | null;
  time: string | null;
  vacation: { from: string; until: string } | null;
} = { day: '2026-11-23', time: '09:30', vacation: null };

export default function Dates() {
  const form = useForm({ initial, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <DateField label="Day" from="2026-11-01" {...form.field('day')} />
      <TimeField label="Time" step={15} {...form.field('time')} />
      <DateRangeField label="Vacation" optional {...form.field('vacation')} />
    </Form>
  );
}
