import { Flex } from '@praxis/sdk/ui';

export default function RadiusSteps() {
  return (
    <Flex wrap gap={6}>
      {['small', 'control', 'card', 'pill'].map((name) => (
        <Flex key={name} vertical gap={2} align="center">
          <span
            style={{
              width: 72,
              height: 48,
              border: '2px solid var(--praxis-primary)',
              borderRadius: `var(--praxis-radius-${name})`,
            }}
          />
          {name}
        </Flex>
      ))}
    </Flex>
  );
}
