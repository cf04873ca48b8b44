import { useHost } from '@praxis/sdk';
import { FieldRow, required, TextAreaField, TextField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';

export default function FormPageProfile() {
  const { notify } = useHost();
  const form = useForm({
    initial: { first: 'Olivia', last: 'Bennett', about: '' },
    check: ({ first, last }) => required({ first, last }, 'Enter a name'),
    onSubmit: () => notify({ kind: 'success', text: 'Profile saved' }),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Name" help="Shown on your public page">
        <FieldRow>
          <TextField label="First name" {...form.field('first')} />
          <TextField label="Last name" {...form.field('last')} />
        </FieldRow>
      </FormSection>
      <FormSection title="About">
        <TextAreaField label="Biography" optional {...form.field('about')} />
      </FormSection>
    </FormPage>
  );
}
