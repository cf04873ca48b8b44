/**
 * Charts. This entry is small; ECharts (130 KB brotli) is lazy-loaded when a chart scrolls into view,
 * followed by its parts for bars and tooltips.
 */
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
