import { useState } from 'react';
import { Checkbox, Flex } from '@praxis/sdk/ui';

const rows = ['Olivia Bennett', 'Noah Fischer', 'Emma Laurent'];

export default function CheckboxStates() {
  const [chosen, setChosen] = useState<readonly string[]>(['Noah Fischer']);
  return (
    <Flex vertical gap={2}>
      <Flex>
        <Checkbox
          label="Select all"
          checked={chosen.length === rows.length}
          indeterminate={chosen.length > 0 && chosen.length < rows.length}
          onChange={(all) => setChosen(all ? rows : [])}
        />
        <strong>{chosen.length} selected</strong>
      </Flex>
      {rows.map((name) => (
        <Flex key={name}>
          <Checkbox
            label={`Select ${name}`}
            checked={chosen.includes(name)}
            onChange={(on) =>
              setChosen(on ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
          {name}
        </Flex>
      ))}
    </Flex>
  );
}
