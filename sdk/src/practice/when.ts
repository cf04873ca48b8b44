/** When an appointment is: date, time and how long, and the times that are free. */
export { WhenFields, type When, type WhenFieldsProps } from './when/when-fields';
