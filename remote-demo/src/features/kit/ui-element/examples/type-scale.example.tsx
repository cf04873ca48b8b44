import { Flex } from '@praxis/sdk/ui';

const styles = ['title', 'figure', 'card-title', 'body', 'dense', 'caption'];

export default function TypeScale() {
  return (
    <Flex vertical gap={4}>
      {styles.map((style) => (
        <Flex key={style} wrap gap={4} align="baseline">
          <span style={{ font: `var(--praxis-type-${style})`, flex: '1 1 240px' }}>
            Appointments this week
          </span>
          <code style={{ font: 'var(--praxis-type-dense)', color: 'var(--praxis-secondary)' }}>
            --praxis-type-{style}
          </code>
        </Flex>
      ))}
    </Flex>
  );
}
