import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Chart } from './chart';
import { ChartCard } from './chart-card';
import { legendOf, type SeriesData } from './chart-data';
import { chartOption } from './chart-option';
import { Donut } from './donut';
import { Gauge } from './gauge';
import { tooltipContent } from './tooltip-content';

const revenue: SeriesData = {
  kind: 'series',
  categoryTitle: 'Day',
  categories: ['2026-03-07', '2026-03-08'],
  series: [
    { name: 'Collected', values: [120, null], kind: 'area' },
    { name: 'Refunded', values: [0, 20] },
  ],
  format: (value) => `${value} EUR`,
  formatCategory: (day) => `Day ${day.slice(8)}`,
};

describe('ChartCard', () => {
  it('switches between chart and table', async () => {
    await renderUi(<ChartCard title="Revenue" data={revenue} />);
    expect(screen.getByRole('img', { name: 'Revenue' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const row = screen.getByRole('row', { name: /Day 08/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['–', '20 EUR']);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('img', { name: 'Revenue' })).toBeInTheDocument();
  });

  it('includes notes in the table', async () => {
    await renderUi(
      <ChartCard
        title="Devices"
        data={{
          kind: 'shares',
          shares: [{ name: 'Mobile', value: 38, note: '+9%' }],
          format: (value) => `${value}%`,
          categoryTitle: 'Device',
          valueTitle: 'Share',
          noteTitle: 'Change',
        }}
      >
        Of all sessions
      </ChartCard>,
    );
    expect(screen.getByText('Of all sessions')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Mobile38%+9%');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('row', { name: 'Mobile 38% +9%' })).toBeInTheDocument();
  });

  it('shows an empty state if there is no data in the period', async () => {
    const empty = { ...revenue, series: [{ name: 'Collected', values: [null, 0] }] };
    await renderUi(<ChartCard title="Revenue" data={empty} />);
    expect(screen.getByText('No data for this period')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
  });

  it('offers Retry when loading fails', async () => {
    const onRetry = jest.fn();
    const failure = { kind: 'server', status: 500 } as const;
    await renderUi(<ChartCard title="Revenue" data={null} failure={failure} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('prints a chart that is not drawn yet as a table', async () => {
  await renderUi(<Chart data={revenue} label="Revenue" />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Revenue' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Day 07 120 EUR 0 EUR' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Revenue' })).toBeVisible();
});

it('exposes the value of a gauge to screen readers', async () => {
  await renderUi(
    <Gauge part={0.694} label="Solved tickets" valueText="69%" caption="solved">
      69%
    </Gauge>,
  );
  const gauge = screen.getByRole('meter', { name: 'Solved tickets' });
  expect(gauge).toHaveAttribute('aria-valuenow', '69');
  expect(gauge).toHaveAttribute('aria-valuetext', '69%');
  expect(gauge).toHaveTextContent('69%solved');
});

it('draws the arcs of a donut in proportion, each with its value', async () => {
  const data = {
    kind: 'shares' as const,
    shares: [
      { name: 'Finished', value: 30 },
      { name: 'None', value: 0 },
      { name: 'Pending', value: 10 },
    ],
    format: String,
    categoryTitle: 'Status',
    valueTitle: 'Orders',
  };
  await renderUi(<Donut data={data} label="Orders" height={180} />);
  const parts = [...screen.getByRole('img', { name: 'Orders' }).querySelectorAll('circle')];
  expect(parts.map((part) => part.textContent)).toEqual(['Finished: 30', 'Pending: 10']);
  expect(parts.map((part) => part.getAttribute('stroke'))).toEqual([
    'var(--praxis-chart-1)',
    'var(--praxis-chart-3)',
  ]);
  expect(parts.map((part) => part.getAttribute('stroke-dasharray'))).toEqual([
    '74.2 100',
    '24.2 100',
  ]);
});

const namesOf = (data: SeriesData) => legendOf(data).map(({ name }) => name);

describe('chartOption', () => {
  it('labels two lines at their ends, and more lines in a legend', () => {
    expect(namesOf(revenue)).toEqual([]);
    expect(chartOption(revenue, { still: false })).toMatchObject({
      // The chart reserves space for the names, which wrap.
      grid: { right: 88 },
      series: [
        { endLabel: { show: true, width: 82, overflow: 'break', lineHeight: 16 } },
        { endLabel: { show: true, width: 82, overflow: 'break', lineHeight: 16 } },
      ],
    });
    const third = { name: 'Due', values: [1, 2] };
    expect(namesOf({ ...revenue, series: [...revenue.series, third] })).toEqual([
      'Collected',
      'Refunded',
      'Due',
    ]);
  });

  it('omits empty series from the legend', () => {
    const bars = (name: string, values: number[]) => ({ name, values, kind: 'bar' as const });
    const series = [bars('Kept', [3, 1]), bars('Missed', [0, 0]), bars('Canceled', [0, 1])];
    expect(namesOf({ ...revenue, series })).toEqual(['Kept', 'Canceled']);
  });

  it('draws the previous period in the muted color, and the current one in the first color', () => {
    const bars = { kind: 'bar' as const, values: [1, 2] };
    const series = [
      { ...bars, name: 'Before', muted: true, total: '3' },
      { ...bars, name: 'Now', total: '3' },
    ];
    const compared = { ...revenue, series };
    expect(legendOf(compared).map(({ color }) => color)).toEqual(['muted', 0]);
    expect(chartOption(compared, { still: false })).toMatchObject({
      color: ['var(--praxis-control-border)', 'var(--praxis-chart-1)'],
    });
  });

  it('labels a muted line in a color with enough contrast', () => {
    const series = [
      { name: 'This week', values: [1, 2] },
      { name: 'Last week', values: [2, 1], muted: true },
    ];
    expect(chartOption({ ...revenue, series }, { still: false })).toMatchObject({
      series: [
        { endLabel: { color: 'inherit' } },
        { endLabel: { color: 'var(--praxis-secondary)' } },
      ],
    });
  });

  it('uses custom properties for all colors, on hover too, so that they follow the skin', () => {
    const { series } = chartOption(revenue, { still: false }) as { series: object[] };
    expect(series[1]).toMatchObject({
      emphasis: { itemStyle: { color: 'var(--praxis-chart-2)' } },
    });
    expect(JSON.stringify(chartOption(revenue, { still: false }))).not.toMatch(/#[0-9a-f]{6}/i);
  });

  it('shows a symbol for a line with a single point', () => {
    const days = { ...revenue, series: [{ name: 'This month', values: [4, null] }] };
    expect(chartOption(days, { still: false })).toMatchObject({ series: [{ showSymbol: true }] });
  });

  it('does not smooth lines', () => {
    const { series } = chartOption(revenue, { still: false }) as { series: object[] };
    for (const line of series) expect(line).not.toHaveProperty('smooth');
  });

  it('labels bars with their values if there are few', () => {
    const days = (count: number) => ({
      ...revenue,
      categories: Array.from({ length: count }, (_, index) => `day ${index}`),
      series: [{ name: 'Kept', kind: 'bar' as const, values: Array<number>(count).fill(1) }],
    });
    expect(chartOption(days(7), { still: false })).toMatchObject({
      series: [{ label: { show: true } }],
    });
    expect(chartOption(days(30), { still: false })).not.toMatchObject({
      series: [{ label: { show: true } }],
    });
  });

  it('configures a tooltip only if the component is loaded', () => {
    expect(chartOption(revenue, { still: true })).not.toHaveProperty('tooltip');
    expect(chartOption(revenue, { still: true, tooltip: true })).toMatchObject({
      tooltip: { trigger: 'axis', axisPointer: { type: 'line' } },
    });
  });

  it('disables animations for reduced motion', () => {
    expect(chartOption(revenue, { still: true })).toMatchObject({ animation: false });
  });
});

describe('tooltipContent', () => {
  it('shows values with their unit, and escapes names', () => {
    const name = '<img src=x onerror=alert(1)>';
    const box = tooltipContent('Day 07', [{ name, seriesName: name, value: 5 }], revenue.format);
    expect(box.querySelector('img')).toBeNull();
    expect(box).toHaveTextContent(name);
    expect(box).toHaveTextContent('5 EUR');
  });
});
