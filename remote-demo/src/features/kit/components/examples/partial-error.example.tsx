import { useState } from 'react';
import type { Failure } from '@praxis/sdk/data';
import { NativeSelectField } from '@praxis/sdk/ui/form';
import { PartialError } from '@praxis/sdk/ui/page';

const offline: Failure = { kind: 'offline', status: 0 };

export default function OptionsWithRetry() {
  const [labels, setLabels] = useState<string[] | null>(null);
  const [label, setLabel] = useState('');
  const options = {
    data: labels,
    error: labels ? null : offline,
    loading: false,
    reload: () => setLabels(['Private', 'Company']),
  };
  return (
    <>
      <PartialError of={[options]} />
      <NativeSelectField
        id="label"
        name="label"
        label="Label"
        placeholder="None"
        value={label}
        onChange={setLabel}
        onBlur={() => undefined}
        choices={(labels ?? []).map((one) => ({ value: one, label: one }))}
      />
    </>
  );
}
