import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { NativeSelectField, required, TextField, useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';

const roles = [
  { value: 'author', label: 'Author' },
  { value: 'editor', label: 'Editor' },
];

function NewUser({ onClose }: { onClose(): void }) {
  const form = useForm({
    initial: { name: '', role: 'author' },
    check: ({ name }) => required({ name }, 'Enter a name'),
    onSubmit: onClose,
  });
  return (
    <FormDrawer title="New user" submitLabel="Add user" form={form} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
      <NativeSelectField label="Role" choices={roles} {...form.field('role')} />
    </FormDrawer>
  );
}

export default function FormDrawerUser() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        New user
      </Button>
      {isOpen && <NewUser onClose={() => setOpen(false)} />}
    </>
  );
}
