import { useState } from 'react';
import { Flex } from '@praxis/sdk/ui';
import { ChoiceChip } from '@praxis/sdk/ui/form';

const times = ['9:00 AM', '9:30 AM', '10:15 AM', '11:00 AM', '11:45 AM'];

export default function TimeChips() {
  const [selected, setSelected] = useState('9:30 AM');
  return (
    <div role="radiogroup" aria-label="Available times">
      <Flex wrap>
        {times.map((time) => (
          <ChoiceChip
            key={time}
            name="time"
            value={time}
            checked={time === selected}
            onChoose={setSelected}
          >
            {time}
          </ChoiceChip>
        ))}
      </Flex>
    </div>
  );
}
