import { useState } from 'react';
import { Checkbox, Flex } from '@praxis/sdk/ui';

const rows = ['Olivia Bennett', 'Noah Fischer', 'Emma Laurent'];

export default function CheckboxStates() {
  const [selected, setSelected] = useState<readonly string[]>(['Noah Fischer']);
  return (
    <Flex vertical gap={2}>
      <Flex>
        <Checkbox
          label="Select all"
          checked={selected.length === rows.length}
          indeterminate={selected.length > 0 && selected.length < rows.length}
          onChange={(all) => setSelected(all ? rows : [])}
        />
        <strong>{selected.length} selected</strong>
      </Flex>
      {rows.map((name) => (
        <Flex key={name}>
          <Checkbox
            label={`Select ${name}`}
            checked={selected.includes(name)}
            onChange={(checked) =>
              setSelected(checked ? [...selected, name] : selected.filter((each) => each !== name))
            }
          />
          {name}
        </Flex>
      ))}
    </Flex>
  );
}
