import { useState } from 'react';
import { Flex, Loading } from '@praxis/sdk/ui';
import { Segmented } from '@praxis/sdk/ui/page';

type Shape = 'text' | 'form' | 'table' | 'cards';

const shapes: Shape[] = ['text', 'form', 'table', 'cards'];

export default function LoadingShapes() {
  const [shape, setShape] = useState<Shape>('form');
  return (
    <Flex vertical gap={4}>
      <Segmented<Shape>
        label="Shape"
        value={shape}
        onChange={setShape}
        options={shapes.map((value) => ({ value, label: value }))}
      />
      <Loading shape={shape} count={3} after={0} />
    </Flex>
  );
}
