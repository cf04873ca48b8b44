import { Card, Flex } from '@praxis/sdk/ui';
import { MapCard } from '@praxis/sdk/ui/map';
import { CardGrid, ProgressBar } from '@praxis/sdk/ui/page';
import { visitors } from '../../samples/countries';

const format = (count: number) => count.toLocaleString('en');
const names = new Intl.DisplayNames('en', { type: 'region' });
const total = visitors.reduce((sum, { value }) => sum + value, 0);
const first = visitors.toSorted((one, other) => other.value - one.value).slice(0, 5);

export default function MapWithRanking() {
  return (
    <CardGrid>
      <MapCard title="Where visitors are" valueTitle="Visitors" values={visitors} format={format} />
      <Card title="Top countries">
        {first.map(({ country, value }) => (
          <Flex key={country} vertical gap={1} style={{ marginBottom: 'var(--praxis-space-4)' }}>
            <Flex justify="space-between">
              <span>{names.of(country)}</span>
              <strong>{format(value)}</strong>
            </Flex>
            <ProgressBar label={names.of(country) ?? country} part={value / total} />
          </Flex>
        ))}
      </Card>
    </CardGrid>
  );
}
