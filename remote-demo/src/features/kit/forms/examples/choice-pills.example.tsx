import { useState } from 'react';
import { Flex } from '@praxis/sdk/ui';
import { ChoicePill } from '@praxis/sdk/ui/form';

const topics = ['Billing', 'Prescriptions', 'Lab results', 'Appointments'];

export default function TopicPills() {
  const [selected, setSelected] = useState(['Billing']);
  const toggle = (topic: string) =>
    setSelected(topics.filter((one) => selected.includes(one) !== (one === topic)));
  return (
    <div role="group" aria-label="Topics">
      <Flex wrap>
        {topics.map((topic) => (
          <ChoicePill
            key={topic}
            type="checkbox"
            checked={selected.includes(topic)}
            onChange={() => toggle(topic)}
          >
            {topic}
          </ChoicePill>
        ))}
      </Flex>
    </div>
  );
}
