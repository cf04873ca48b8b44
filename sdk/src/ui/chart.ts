/** Charts. The frame is light; ECharts itself (145 KB brotli) follows when a chart is in sight. */
export { Chart, type ChartProps } from './chart/chart';
export { ChartCard, type ChartCardProps } from './chart/chart-card';
export { Gauge, type GaugeProps } from './chart/gauge';
export type { ChartData, ChartSeries, SeriesData, ShareData } from './chart/chart-data';
