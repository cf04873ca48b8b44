/** What pages are made of: header, tabs, tags, money, dates, people, figures, light tables. */
export { DateOnly, DateTime, type DateTimeProps } from './components/date-time';
export { DataTable, type Column, type DataTableProps } from './components/data-table';
export { Facts } from './components/facts';
export { Money, useMoneyText, type MoneyProps } from './components/money';
export { CardGrid, Page, PageHeader, type PageHeaderProps } from './components/page-header';
export { Person, type PersonProps } from './components/person';
export { ProgressBar, ProgressRing, type ProgressProps } from './components/progress';
export { Segmented, type SegmentedProps } from './components/segmented';
export { Sparkline, type SparklineProps } from './components/sparkline';
export { StatCard, type StatCardProps } from './components/stat-card';
export { Tabs, type TabItem, type TabsProps } from './components/tabs';
export { Tag, type TagProps } from './components/tag';
export * from './format/dates';
export { dateFormat, numberFormat } from './format/formatters';
export * from './format/money';
export { StatusTag, useStatusText, type StatusTagProps } from './status/status-tag';
export { statusTones, toneOf, type StatusKind, type StatusOf } from './status/status-tones';
export type { Tone } from './theme/tokens';
