import { useState } from 'react';
import { Alert } from '@praxis/sdk/ui';
import { Form, NumberField, TextField, useForm } from '@praxis/sdk/ui/form';
import { Wizard } from '@praxis/sdk/ui/overlay';
import { Facts, useMoneyText } from '@praxis/sdk/ui/page';

const steps = [
  { key: 'plan', title: 'Plan' },
  { key: 'price', title: 'Price' },
  { key: 'review', title: 'Review' },
];

const initial: { name: string; price: number | null } = { name: 'Plus', price: 149 };

export default function PlanWizard() {
  const [step, setStep] = useState(0);
  const [done, setDone] = useState(false);
  const money = useMoneyText();
  const next = () => (step === steps.length - 1 ? setDone(true) : setStep(step + 1));
  const form = useForm({ initial, onSubmit: next });
  const { name, price } = form.values;

  if (done) return <Alert kind="success">{name} is published.</Alert>;
  return (
    <Wizard
      steps={steps}
      current={step}
      onStep={setStep}
      formId={form.id}
      finishLabel="Publish plan"
    >
      <Form form={form} id={form.id}>
        {step === 0 && <TextField label="Plan name" {...form.field('name')} />}
        {step === 1 && <NumberField label="Price" currency="USD" {...form.field('price')} />}
        {step === 2 && (
          <Facts
            items={[
              { label: 'Plan', value: name },
              {
                label: 'Price',
                value: money({ amountMinor: (price ?? 0) * 100, currency: 'USD' }),
              },
            ]}
          />
        )}
      </Form>
    </Wizard>
  );
}
