import { useState } from 'react';
import { Flex } from '@praxis/sdk/ui';
import { ChoicePill } from '@praxis/sdk/ui/form';

const topics = ['Billing', 'Prescriptions', 'Lab results', 'Appointments'];

export default function ChoiceOfPills() {
  const [chosen, setChosen] = useState(['Billing']);
  const toggle = (topic: string) =>
    setChosen(topics.filter((one) => chosen.includes(one) !== (one === topic)));
  return (
    <div role="group" aria-label="Topics">
      <Flex wrap>
        {topics.map((topic) => (
          <ChoicePill
            key={topic}
            type="checkbox"
            checked={chosen.includes(topic)}
            onChange={() => toggle(topic)}
          >
            {topic}
          </ChoicePill>
        ))}
      </Flex>
    </div>
  );
}
