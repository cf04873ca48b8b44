import { CardGrid, Sparkline, StatCard } from '@praxis/sdk/ui/page';

export default function Trends() {
  return (
    <CardGrid>
      <StatCard
        label="Subscribers"
        value="285"
        change={{ current: 285, previous: 262 }}
        against="vs last month"
        trend={[231, 240, 238, 251, 262, 270, 285]}
      />
      <StatCard
        label="No-shows"
        value="4"
        rising="bad"
        change={{ current: 4, previous: 7 }}
        against="vs last month"
        trend={[7, 2, 0, 5, 7, 3, 4]}
        trendKind="bars"
      />
      <Sparkline values={[3, 5, 4, 8, 7, 9]} label="From 3 to 9 messages a day" />
    </CardGrid>
  );
}
