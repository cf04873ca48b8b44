import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { Form, FormActions, SwitchField, TextField, useForm } from '@praxis/sdk/ui/form';
import { DateTime } from '@praxis/sdk/ui/page';

export default function SavedForm() {
  const [savedAt, setSavedAt] = useState<string>();
  const form = useForm({
    initial: { title: 'Weekly report', byEmail: true },
    onSubmit(values) {
      form.reset(values);
      setSavedAt(new Date().toISOString());
    },
  });
  return (
    <Form form={form}>
      <TextField label="Title" {...form.field('title')} />
      <SwitchField label="Send by email" {...form.field('byEmail')} />
      <FormActions>
        <Button kind="primary" type="submit" disabled={!form.dirty} loading={form.submitting}>
          Save changes
        </Button>
        <Button kind="quiet" disabled={!form.dirty} onClick={() => form.reset()}>
          Cancel
        </Button>
        {savedAt && (
          <span>
            Saved <DateTime at={savedAt} />
          </span>
        )}
      </FormActions>
    </Form>
  );
}
