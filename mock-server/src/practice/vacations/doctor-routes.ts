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
import type { BearerRequest, Handler, RecordRequest, Simulation } from '../../core/module';
import { doctorView } from '../appointments/view';
import { blockingOf } from '../appointments/context';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { applyDecisions, checkCover } from './conflicts';
import { doctorVacationView } from './doctor-view';
import { cancelVacation, isOwnedBy, spanOf, listVacations, loadOwnVacation } from './shared';

/** Loads the caller with their own vacations and those of the practice's team. */
function loadCaller(request: BearerRequest, simulation: Simulation) {
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
    requireVisible: (id: string) =>
      requireOwned(vacations.get(id), (one) => isOwnedBy(owner)(one) || isTeams(one)),
    listed: vacations.filter((one) => isOwnedBy(owner)(one) || isTeams(one)),
    view: (one: Vacation) => doctorVacationView(simulation, one, caller.doctor.id),
  };
}

/** Loads the caller and their vacation, and checks ownership and version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = loadCaller(request, simulation);
  return { caller, vacation: loadOwnVacation(request, simulation, caller.owner) };
}

export const listDoctorVacations = handle(endpoints.listDoctorVacations, (request, simulation) => {
  const { listed, view } = loadCaller(request, simulation);
  return listVacations(listed.map(view), request.query);
});

export const createDoctorVacation = handle(
  endpoints.createDoctorVacation,
  (request, simulation) => {
    const caller = loadCaller(request, simulation);
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
    const { doctor, practice, mine, listed, view } = loadCaller(request, simulation);
    const { vacationId } = request.body;
    const span = spanOf(request.body);
    const previous = mine.find(({ id }) => id === vacationId);
    const now = simulation.now();
    checkVacationRange(span, { now, timeZone: practice.timeZone, previous });
    const blocking = blockingOf(simulation, doctor.id);
    return {
      conflicts: vacationConflicts(span, blocking, { now, previous }).map((one) =>
        doctorView(simulation, one),
      ),
      overlaps: overlappingVacations(span, listed, vacationId).map(view),
    };
  },
);

export const getDoctorVacation = handle(endpoints.getDoctorVacation, (request, simulation) => {
  const { requireVisible, view } = loadCaller(request, simulation);
  return view(requireVisible(request.params.id));
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
    applyDecisions(simulation, caller, span, decisions, vacation);
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
