/** Date and time pickers, based on antd's. */
export * from './antd/date-fields';
export { PeriodFilter } from './list/period-filter';
