import { Flex } from '@praxis/sdk/ui';

const levels = [
  { name: 'card', radius: 'card' },
  { name: 'raised', radius: 'card' },
  { name: 'overlay', radius: 'card' },
];

export default function SurfaceLevels() {
  return (
    <Flex wrap gap={6}>
      {levels.map(({ name, radius }) => (
        <div
          key={name}
          style={{
            flex: '1 1 140px',
            padding: 'var(--praxis-space-6)',
            borderRadius: `var(--praxis-radius-${radius})`,
            background: `var(--praxis-${name === 'card' ? 'card' : 'raised'})`,
            boxShadow: `var(--praxis-shadow-${name})`,
          }}
        >
          {name}
        </div>
      ))}
    </Flex>
  );
}
