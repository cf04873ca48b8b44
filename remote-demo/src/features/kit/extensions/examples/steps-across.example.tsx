import { useState } from 'react';
import { Steps } from '@praxis/sdk/ui/extensions';

export default function StepsAcross() {
  const [current, setCurrent] = useState(1);
  return (
    <Steps
      current={current}
      onSelect={setCurrent}
      steps={[
        { id: 'ordered', title: 'Ordered', text: 'Nov 16' },
        { id: 'packed', title: 'Packed', text: 'Today' },
        { id: 'shipped', title: 'Shipped' },
        { id: 'delivered', title: 'Delivered' },
      ]}
    />
  );
}
