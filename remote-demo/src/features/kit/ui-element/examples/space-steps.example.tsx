import { Flex } from '@praxis/sdk/ui';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

export default function SpaceSteps() {
  return (
    <Flex vertical gap={2}>
      {steps.map((step) => (
        <Flex key={step} gap={4}>
          <code style={{ flex: '0 0 160px' }}>--praxis-space-{step}</code>
          <span
            style={{
              width: `var(--praxis-space-${step})`,
              height: 12,
              background: 'var(--praxis-primary)',
            }}
          />
          <span style={{ color: 'var(--praxis-secondary)' }}>{step * 4} px</span>
        </Flex>
      ))}
    </Flex>
  );
}
