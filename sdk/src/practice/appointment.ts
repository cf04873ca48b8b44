/** Appointments, as doctors and their team list them. */
export { useAppointmentColumns } from './appointment/appointment-columns';
export { AppointmentLine } from './appointment/appointment-line';
export { AppointmentTime } from './appointment/appointment-time';
export { useIsDayHere } from './appointment/use-is-day-here';
