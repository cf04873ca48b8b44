/** Appointments, as doctors and their team list them. */
export { useAppointmentColumns } from './appointment/appointment-columns';
export { useIsDayHere } from './appointment/use-is-day-here';
