/** When an appointment is: date and time, the times that are free, and another time for it. */
export { TimeDialog, type TimeDialogProps } from './when/time-dialog';
export { WhenFields, type When, type WhenFieldsProps } from './when/when-fields';
