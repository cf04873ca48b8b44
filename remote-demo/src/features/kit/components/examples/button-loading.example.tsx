import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';

const delay = () => new Promise((resolve) => setTimeout(resolve, 1500));

export default function ButtonLoading() {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await delay();
    setSaving(false);
  };
  return (
    <Button kind="primary" loading={saving} onClick={() => void save()}>
      Save changes
    </Button>
  );
}
