import {
  doctorAppointmentActions,
  patientAppointmentActions,
  teamAppointmentActions,
} from '../../entities/actions';
import type {
  DoctorAppointmentAction,
  PatientAppointmentAction,
  TeamAppointmentAction,
} from '../../entities/actions';
import type { Appointment } from '../../entities/appointment';
import type { Doctor } from '../../entities/doctor';
import type { Policies } from '../../entities/practice';
import {
  acceptRefusal,
  commandRefusal,
  outcomeRefusal,
  reopenRefusal,
  rescheduleRefusal,
  withdrawalRefusal,
} from '../appointments/appointment-machine';
import { isPublic } from '../appointments/bookable';
import { patientRefusal } from '../appointments/cancel-window';
import { claimRefusal } from '../appointments/claim';
import { openActions } from './open-actions';

/** Actions of doctors and team members alike. */
const staffActions = (appointment: Appointment) => ({
  confirm: !commandRefusal(appointment, 'confirm'),
  propose: !commandRefusal(appointment, 'propose'),
  decline: !commandRefusal(appointment, 'decline'),
  checkIn: !commandRefusal(appointment, 'checkIn'),
  reschedule: !rescheduleRefusal(appointment),
  cancel: !commandRefusal(appointment, 'cancel'),
});

/**
 * Returns the actions that a doctor may take on an appointment of theirs; `now` in milliseconds since the
 * epoch.
 */
export const doctorActionsOn = (appointment: Appointment, now: number): DoctorAppointmentAction[] =>
  openActions(doctorAppointmentActions, {
    ...staffActions(appointment),
    fulfil: !outcomeRefusal(appointment, 'fulfil', now),
    noShow: !outcomeRefusal(appointment, 'noShow', now),
    reopen: !reopenRefusal(appointment, now),
  });

/** Returns the actions that a team member may take on an appointment of their practice. */
export const teamActionsOn = (appointment: Appointment): TeamAppointmentAction[] =>
  openActions(teamAppointmentActions, {
    claim: !claimRefusal(appointment),
    ...staffActions(appointment),
  });

/** Records that determine a patient's actions, apart from the appointment. */
export interface PatientAppointmentContext {
  policies: Pick<Policies, 'cancelWindowHours'>;
  doctor: Pick<Doctor, 'verification'>;
}

/** Returns the actions that a patient may take on an appointment of theirs, under the practice's policies. */
export const patientActionsOn = (
  appointment: Appointment,
  { policies, doctor }: PatientAppointmentContext,
  now: number,
): PatientAppointmentAction[] =>
  openActions(patientAppointmentActions, {
    accept: !acceptRefusal(appointment, now),
    reschedule: isPublic(doctor) && !patientRefusal(appointment, 'reschedule', policies, now),
    cancel: !patientRefusal(appointment, 'cancel', policies, now),
    withdraw: !withdrawalRefusal(appointment),
  });
