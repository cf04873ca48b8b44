import type { ChartData } from './chart-data';
import { Donut } from './donut';
import { SeriesChart } from './series-chart';

export interface ChartProps {
  data: ChartData;
  /** What the chart shows, for screen readers; the figures are in the table. */
  label: string;
  /** Pixels. */
  height?: number;
}

/** A chart: values over time or over categories, or parts of a whole. */
export function Chart({ data, label, height = 240 }: ChartProps) {
  if (data.kind === 'shares') return <Donut data={data} label={label} height={height} />;
  return <SeriesChart data={data} label={label} height={height} />;
}
