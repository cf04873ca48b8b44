import { useState } from 'react';
import { Alert } from '@praxis/sdk/ui';
import { Wizard } from '@praxis/sdk/ui/overlay';

const steps = [
  { key: 'plan', title: 'Plan' },
  { key: 'details', title: 'Details' },
  { key: 'payment', title: 'Payment' },
];

export default function WizardSteps() {
  const [current, setCurrent] = useState(1);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Alert kind="success">Subscription requested</Alert>;
  return (
    <Wizard
      steps={steps}
      current={current}
      onStep={setCurrent}
      onNext={() => (current === 2 ? setDone(true) : setCurrent(current + 1))}
      finishLabel="Subscribe for $99.00"
    >
      <p>The form of “{steps[current]?.title}”.</p>
    </Wizard>
  );
}
