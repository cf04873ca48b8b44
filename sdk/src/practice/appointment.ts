/** Appointments in the lists of doctors and their team. */
export { useAppointmentColumns } from './appointment/appointment-columns';
export { AppointmentLine } from './appointment/appointment-line';
export { AppointmentTime } from './appointment/appointment-time';
export { useHasDayStarted } from './appointment/use-has-day-started';
