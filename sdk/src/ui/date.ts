/** Dates and times that are picked, on antd's pickers. */
export * from './antd/date-fields';
export { PeriodFilter } from './list/period-filter';
