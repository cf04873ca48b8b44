import { CardGrid, StatCard } from '@praxis/sdk/ui/page';

export default function StatCards() {
  return (
    <CardGrid columns={2}>
      <StatCard
        label="Revenue"
        value="$12,480"
        change={{ current: 12480, previous: 11020 }}
        against="vs previous 30 days"
        trend={[9, 11, 10, 14, 13, 16, 18]}
      />
      <StatCard
        label="Past due"
        value="7"
        change={{ current: 7, previous: 4 }}
        rising="bad"
        trend={[1, 0, 2, 0, 3, 1, 4]}
        trendKind="bars"
        to="/apps/invoice/list"
      />
    </CardGrid>
  );
}
