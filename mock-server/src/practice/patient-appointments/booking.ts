import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/patient-appointments';
import type { Hold } from '@praxis/contract/endpoints/patient-appointments';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { applyCommand } from '@praxis/contract/rules/appointments/appointment-machine';
import {
  bookByPatient,
  checkBookable,
  hold,
  stateOfBooking,
} from '@praxis/contract/rules/appointments/booking';
import { changeableUntilAt } from '@praxis/contract/rules/appointments/cancel-window';
import { minute, toInstant, toMillis } from '@praxis/contract/rules/time/instants';
import type { Handler, HandledRequest, Simulation } from '../../core/module';
import { notifyOfAppointment } from '../appointments/notify';
import { patientView } from '../appointments/view';
import { bookingContext, saveBooked, visitTypeOf } from '../appointments/context';
import { patientOf, practiceOf, practiceOfDoctor } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle, prepareShare } from '../handle';
import { lastDay } from '../last-day';
import { ensureDoctor } from '../sample';
import { table } from '../tables';

interface Slot {
  doctorId: string;
  visitTypeId: string;
  startAt: string;
}

/** Generates the caller's records and the doctor's. */
function prepareBooking(
  request: Pick<HandledRequest<typeof endpoints.createHold>, 'bearer' | 'body'>,
  simulation: Simulation,
): void {
  prepareShare(request, simulation);
  ensureDoctor(simulation, request.body.doctorId);
}

/** Loads the context of a patient's booking. */
function contextOf(simulation: Simulation, { doctorId, visitTypeId }: Slot, patientId: string) {
  const doctor = verifiedDoctor(simulation, doctorId);
  const practice = practiceOf(simulation, doctor.practiceId);
  const type = visitTypeOf(simulation, doctorId, visitTypeId);
  return bookingContext(simulation, practice, type, patientId, { staff: false });
}

const heldBy = ({ database }: Simulation, id: string): Appointment[] =>
  table(database, 'appointments').filter((one) => one.patientId === id && one.state === 'held');

function toHold({
  id,
  version,
  doctorId,
  visitTypeId,
  startAt,
  endAt,
  heldUntil,
}: Appointment): Hold {
  return { id, version, doctorId, visitTypeId, startAt, endAt, heldUntil: heldUntil ?? endAt };
}

export const createHold = handle(
  endpoints.createHold,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    const { body } = request;
    const context = contextOf(simulation, body, patient.id);
    const older = heldBy(simulation, patient.id);
    const olderIds = older.map(({ id }) => id);
    const held = hold(simulation.newId(), toMillis(body.startAt), context, olderIds);
    const appointments = table(simulation.database, 'appointments');
    for (const one of older) appointments.put(applyCommand(one, 'release', context.now));
    return toHold(appointments.put(held));
  },
  { prepare: prepareBooking },
);

export const bookAppointment = handle(
  endpoints.bookAppointment,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    const { body } = request;
    const context = contextOf(simulation, body, patient.id);
    const start = toMillis(body.startAt);
    // An expired hold is no error: the slot may still be free.
    const held = heldBy(simulation, patient.id).find(
      (one) =>
        one.doctorId === body.doctorId &&
        one.visitTypeId === body.visitTypeId &&
        one.startAt === toInstant(start),
    );
    const ids = { appointmentId: simulation.newId(), ledgerId: simulation.newId() };
    const booked = bookByPatient(ids, { start, reason: body.reason, held }, context);
    const appointment = saveBooked(simulation, booked);
    const requested = appointment.state === 'requested';
    notifyOfAppointment(
      simulation,
      requested ? 'appointmentRequested' : 'appointmentBooked',
      appointment,
      requested ? ['doctor', 'team'] : ['doctor'],
    );
    return patientView(simulation, appointment);
  },
  { prepare: prepareBooking },
);

export const previewBooking = handle(
  endpoints.previewBooking,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    const { doctorId, startAt } = request.body;
    if (startAt.slice(0, 10) > lastDay)
      throw new RuleError('validation_failed', 'Choose a day of this age.', { startAt: ['range'] });
    const context = contextOf(simulation, request.body, patient.id);
    checkBookable(context);
    const { visitType, now } = context;
    const { policies, bookingMode } = practiceOfDoctor(simulation, doctorId);
    return {
      state: stateOfBooking({ bookingMode }),
      endAt: toInstant(toMillis(startAt) + visitType.durationMin * minute),
      changeableUntil: changeableUntilAt({ state: 'booked', startAt }, policies, now),
    };
  },
  { prepare: prepareBooking },
);

export const handlers: readonly Handler[] = [createHold, bookAppointment, previewBooking];
