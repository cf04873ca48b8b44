import type { ChartData } from './chart-data';
import { Donut } from './donut';
import { SeriesChart } from './series-chart';

export interface ChartProps {
  data: ChartData;
  /** Accessible name; the figures are in the table. */
  label: string;
  /** Height in pixels. */
  height?: number;
}

/** A chart of values over time or categories, or of parts of a whole. */
export function Chart({ data, label, height = 240 }: ChartProps) {
  if (data.kind === 'shares') return <Donut data={data} label={label} height={height} />;
  return <SeriesChart data={data} label={label} height={height} />;
}
