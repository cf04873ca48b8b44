/** Date and time of an appointment: fields, available times, and a dialog to reschedule. */
export { TimeDialog, type TimeDialogProps } from './when/time-dialog';
export { WhenFields, type When, type WhenFieldsProps } from './when/when-fields';
