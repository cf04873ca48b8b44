/** Date and time of an appointment: fields, available times, and dialogs to move it. */
export {
  ProposeTimeDialog,
  RescheduleTimeDialog,
  type ProposeTimeDialogProps,
  type RescheduleTimeDialogProps,
} from './when/staff-time-dialogs';
export { WhenFields, type When, type WhenFieldsProps } from './when/when-fields';
