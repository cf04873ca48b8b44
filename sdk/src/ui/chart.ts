/** Charts. The frame is light; ECharts itself (130 KB brotli) follows when a chart is in sight, what it needs for bars and under the pointer after it. */
export {
  AsTableButton,
  FigureTable,
  type AsTableButtonProps,
  type FigureTableProps,
} from './chart/as-table';
export { Chart, type ChartProps } from './chart/chart';
export { ChartCard, type ChartCardProps } from './chart/chart-card';
export { Gauge, type GaugeProps } from './chart/gauge';
export type { ChartData, ChartSeries, ChartTable, SeriesData, ShareData } from './chart/chart-data';
