/** Dates and times that are picked, on antd's pickers; and when an appointment is. */
export * from './antd/date-fields';
export { WhenFields, type When, type WhenFieldsProps } from './when/when-fields';
