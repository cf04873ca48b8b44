/** Date and time of an appointment: fields, available times, and staff's dialogs to move or cancel it. */
export {
  CancelAppointmentDialog,
  type CancelAppointmentDialogProps,
} from './when/cancel-appointment-dialog';
export {
  ProposeTimeDialog,
  RescheduleTimeDialog,
  type ProposeTimeDialogProps,
  type RescheduleTimeDialogProps,
} from './when/staff-time-dialogs';
export { WhenFields, type When, type WhenFieldsProps } from './when/when-fields';
