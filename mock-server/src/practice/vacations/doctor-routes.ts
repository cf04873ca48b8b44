import type { Endpoint } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/vacations';
import type { Vacation } from '@praxis/contract/entities/vacation';
import {
  changeVacation,
  checkVacationOverlap,
  checkVacationRange,
  overlappingVacations,
  planVacation,
  vacationConflicts,
} from '@praxis/contract/rules/appointments/vacation';
import type { Handler, HandledRequest, Simulation } from '../../core/module';
import { doctorView } from '../appointments/view';
import { blockingOf } from '../appointments/context';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { applyDecisions, checkCover } from './conflicts';
import { doctorVacationView } from './doctor-view';
import { cancelVacation, isOwnedBy, spanOf, listVacations, vacationToChange } from './shared';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer'>;

/** The caller with their own vacations, and those of the practice's team. */
function callerWith(request: Asking, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const { database } = simulation;
  const owner = { kind: 'doctor', id: caller.doctor.id } as const;
  const vacations = table(database, 'vacations');
  const members = table(database, 'teamMembers');
  const isTeams = (one: Vacation) =>
    one.owner.kind === 'teamMember' && members.get(one.owner.id)?.practiceId === caller.practice.id;
  return {
    ...caller,
    owner,
    mine: vacations.filter(isOwnedBy(owner)),
    seen: (id: string) =>
      requireOwned(vacations.get(id), (one) => isOwnedBy(owner)(one) || isTeams(one)),
    listed: vacations.filter((one) => isOwnedBy(owner)(one) || isTeams(one)),
    view: (one: Vacation) => doctorVacationView(simulation, one, caller.doctor.id),
  };
}

/** The caller, and the vacation of theirs that the request is about. */
function requestContext(
  request: Asking & { params: { id: string }; headers: HandledRequest['headers'] },
  simulation: Simulation,
) {
  const caller = callerWith(request, simulation);
  return { caller, vacation: vacationToChange(request, simulation, caller.owner) };
}

export const listDoctorVacations = handle(endpoints.listDoctorVacations, (request, simulation) => {
  const { listed, view } = callerWith(request, simulation);
  return listVacations(listed.map(view), request.query);
});

export const createDoctorVacation = handle(
  endpoints.createDoctorVacation,
  (request, simulation) => {
    const caller = callerWith(request, simulation);
    const { decisions, ...fields } = request.body;
    const { newId, database } = simulation;
    const now = simulation.now();
    const span = spanOf(fields);
    checkVacationRange(span, { now, timeZone: caller.practice.timeZone });
    checkVacationOverlap(span, caller.mine);
    checkCover(simulation, caller, fields.coverDoctorId);
    const vacation = planVacation(newId(), { owner: caller.owner, ...fields }, now);
    table(database, 'vacations').put(vacation);
    applyDecisions(simulation, caller, span, decisions);
    return caller.view(vacation);
  },
);

export const previewDoctorVacation = handle(
  endpoints.previewDoctorVacation,
  (request, simulation) => {
    const { doctor, practice, mine, listed, view } = callerWith(request, simulation);
    const { vacationId } = request.body;
    const span = spanOf(request.body);
    const previous = mine.find(({ id }) => id === vacationId);
    checkVacationRange(span, { now: simulation.now(), timeZone: practice.timeZone, previous });
    return {
      conflicts: vacationConflicts(span, blockingOf(simulation, doctor.id)).map((one) =>
        doctorView(simulation, one),
      ),
      overlaps: overlappingVacations(span, listed, vacationId).map(view),
    };
  },
);

export const getDoctorVacation = handle(endpoints.getDoctorVacation, (request, simulation) => {
  const { seen, view } = callerWith(request, simulation);
  return view(seen(request.params.id));
});

export const updateDoctorVacation = handle(
  endpoints.updateDoctorVacation,
  (request, simulation) => {
    const { caller, vacation } = requestContext(request, simulation);
    const { decisions, ...fields } = request.body;
    const now = simulation.now();
    const span = spanOf(fields);
    const changed = changeVacation(vacation, { coverDoctorId: undefined, ...fields }, now);
    checkVacationRange(span, { now, timeZone: caller.practice.timeZone, previous: vacation });
    checkVacationOverlap(span, caller.mine, vacation.id);
    checkCover(simulation, caller, fields.coverDoctorId);
    table(simulation.database, 'vacations').put(changed);
    applyDecisions(simulation, caller, span, decisions);
    return caller.view(changed);
  },
);

export const deleteDoctorVacation = handle(
  endpoints.deleteDoctorVacation,
  (request, simulation) => {
    const { vacation } = requestContext(request, simulation);
    return cancelVacation(simulation, vacation);
  },
);

export const handlers: readonly Handler[] = [
  listDoctorVacations,
  createDoctorVacation,
  previewDoctorVacation,
  getDoctorVacation,
  updateDoctorVacation,
  deleteDoctorVacation,
];
