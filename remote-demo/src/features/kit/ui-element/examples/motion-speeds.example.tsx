import { useState } from 'react';
import { Button, Flex } from '@praxis/sdk/ui';

export default function MotionSpeeds() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Flex vertical gap={3} align="start">
      {['fast', 'base', 'slow'].map((speed) => (
        <span
          key={speed}
          style={{
            width: 96,
            padding: '4px 8px',
            borderRadius: 'var(--praxis-radius-small)',
            background: 'var(--praxis-primary-tint)',
            transform: isMoved ? 'translateX(120px)' : 'none',
            transition: `transform var(--praxis-motion-${speed}) var(--praxis-easing)`,
          }}
        >
          {speed}
        </span>
      ))}
      <Button size="small" onClick={() => setMoved(!isMoved)}>
        Move
      </Button>
    </Flex>
  );
}
