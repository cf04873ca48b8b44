/** Building blocks of pages: header, tabs, tags, money, dates, people, figures. */
export { DateOnly, DateTime, type DateTimeProps } from './components/date-time';
export { EmailText } from './components/email-text';
export { Facts } from './components/facts';
export { useFocusOfNext } from './components/row-focus';
export { oneOf } from './list/list-choice';
export { useFocusAfterAction } from './components/focus-after-action';
export { isPhone, prefersReducedMotion, useNarrow, usePhone } from './media';
export { useRecordTitle } from './use-record-title';
export { WhenVisible, type WhenVisibleProps } from './components/when-visible';
export { Money, useMoneyText, type MoneyProps } from './components/money';
export { CardGrid, Page, PageHeader, type PageHeaderProps } from './components/page-header';
export { PartialError, type PartialErrorProps } from './components/partial-error';
export { Person, type PersonProps } from './components/person';
export { ProgressBar, ProgressRing, type ProgressProps } from './components/progress';
export { Segmented, type SegmentedProps } from './components/segmented';
export { Sparkline, type SparklineProps } from './components/sparkline';
export { StatCard, type StatCardProps } from './components/stat-card';
export { Tabs, type TabItem, type TabsProps } from './components/tabs';
export { Tag, type TagProps } from './components/tag';
export { ConcurrentChanges, type Change } from './components/concurrent-changes';
export { changesBetween } from './actions/record-dialog';
export { useActionUnavailable, useIsActionUnavailable } from './actions/action-unavailable';
export { actionButtons, type OfferedAction } from './actions/action-buttons';
export { useActionFromUrl } from './actions/use-action-from-url';
export { useRecordActions, type RecordActions } from './actions/use-record-actions';
export type {
  ActionDialogProps,
  ActionsOf,
  BulkDialogProps,
  RecordAction,
  WatchedFact,
} from './actions/record-action';
export * from './format/appointment-time';
export * from './format/dates';
export * from './format/day-parts';
export { fileSizeText } from './format/file-size';
export { dateFormat, numberFormat } from './format/formatters';
export * from './format/local-dates';
export * from './format/money';
export * from './format/zone-name';
export * from './format/zoned-time';
export {
  defineStatuses,
  type Statuses,
  type StatusKind,
  type StatusOf,
} from './status/define-statuses';
export { sdkTones, type TonesOf } from './status/tones';
export type { Tone } from './theme/tokens';
