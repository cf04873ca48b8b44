import { CardGrid, Money, StatCard } from '@praxis/sdk/ui/page';

export default function FigureRow() {
  return (
    <CardGrid columns={3}>
      <StatCard
        label="Revenue"
        value={<Money of={{ amountMinor: 1248050, currency: 'USD' }} />}
        change={{ current: 1248050, previous: 1102000 }}
        trend={[9, 11, 10, 14, 13, 16, 18]}
      />
      <StatCard
        label="Orders"
        value="318"
        change={{ current: 318, previous: 322 }}
        trend={[22, 19, 25, 21, 24, 20, 18]}
      />
      <StatCard
        label="Refunds"
        value="4"
        rising="bad"
        trend={[0, 1, 0, 0, 2, 0, 1]}
        trendKind="bars"
      />
    </CardGrid>
  );
}
