import { ChartCard } from '@praxis/sdk/ui/chart';
import { useMoneyText } from '@praxis/sdk/ui/page';

export default function Areas() {
  const money = useMoneyText();
  const dollars = (amount: number) => money({ amountMinor: amount * 100, currency: 'USD' });
  return (
    <ChartCard
      title="Revenue"
      figure={dollars(18_240)}
      data={{
        kind: 'series',
        categoryTitle: 'Month',
        categories: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
        series: [
          {
            name: 'This year',
            kind: 'area',
            values: [12_400, 13_100, 12_900, 15_200, 16_800, 18_240],
          },
          {
            name: 'Last year',
            muted: true,
            values: [10_100, 10_800, 11_300, 11_900, 12_600, 13_400],
          },
        ],
        format: dollars,
        formatAxis: (amount) => `$${amount / 1000}k`,
      }}
    />
  );
}
