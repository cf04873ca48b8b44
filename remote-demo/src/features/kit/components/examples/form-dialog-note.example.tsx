import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';

function DeclineDialog({ onClose }: { onClose(): void }) {
  const form = useForm({
    initial: { reason: '' },
    check: (values) => required(values, 'Enter a reason'),
    onSubmit: onClose,
  });
  return (
    <FormDialog danger title="Decline request" verb="Decline" form={form} onClose={onClose}>
      <TextAreaField label="Reason" help="Visible to the patient" {...form.field('reason')} />
    </FormDialog>
  );
}

export default function FormDialogNote() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Decline request</Button>
      {isOpen && <DeclineDialog onClose={() => setOpen(false)} />}
    </>
  );
}
