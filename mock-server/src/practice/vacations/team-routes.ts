import * as endpoints from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import type { Vacation } from '@praxis/contract/entities/vacation';
import { vacationActionsOn } from '@praxis/contract/rules/actions/vacation-actions';
import {
  changeVacation,
  checkVacationOverlap,
  checkVacationRange,
  overlappingVacations,
  planVacation,
} from '@praxis/contract/rules/appointments/vacation';
import type { BearerRequest, Handler, RecordRequest, Simulation } from '../../core/module';
import { doctorsOfPractice, memberOf } from '../caller';
import { handle, prepareCatalogs } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import {
  cancelVacation,
  isOwnedBy,
  ownerView,
  spanOf,
  listVacations,
  loadOwnVacation,
} from './shared';

/** Loads the caller with their own vacations and the dates of the practice's doctors. */
function loadCaller(request: BearerRequest, simulation: Simulation) {
  const caller = memberOf(request, simulation);
  const owner = { kind: 'teamMember', id: caller.member.id } as const;
  const doctors = doctorsOfPractice(simulation, caller.practice.id);
  const doctorIds = new Set(doctors.map(({ id }) => id));
  const isVisible = (one: Vacation) =>
    isOwnedBy(owner)(one) || (one.owner.kind === 'doctor' && doctorIds.has(one.owner.id));
  const vacations = table(simulation.database, 'vacations');
  return {
    ...caller,
    owner,
    mine: vacations.filter(isOwnedBy(owner)),
    listed: vacations.filter(isVisible),
    requireVisible: (id: string) => requireOwned(vacations.get(id), isVisible),
    view: (one: Vacation) => teamVacationView(simulation, one, caller.member.id),
  };
}

/** Loads the caller and their vacation, and checks ownership and version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = loadCaller(request, simulation);
  return { caller, vacation: loadOwnVacation(request, simulation, caller.owner) };
}

/** A team member's view: of a doctor's vacation only the dates. */
function teamVacationView(
  simulation: Simulation,
  { kind, note, coverDoctorId: _cover, owner, ...shared }: Vacation,
  memberId: string,
): TeamVacation {
  const mine = owner.kind === 'teamMember' && owner.id === memberId;
  return {
    ...shared,
    owner: ownerView(simulation, owner),
    own: mine,
    kind: mine ? kind : null,
    note: mine ? note : null,
    actions: vacationActionsOn(shared, mine),
  };
}

export const listTeamVacations = handle(
  endpoints.listTeamVacations,
  (request, simulation) => {
    const { listed, view } = loadCaller(request, simulation);
    return listVacations(listed.map(view), request.query);
  },
  { prepare: prepareCatalogs },
);

export const createTeamVacation = handle(
  endpoints.createTeamVacation,
  (request, simulation) => {
    const { owner, practice, mine, view } = loadCaller(request, simulation);
    const now = simulation.now();
    const span = spanOf(request.body);
    checkVacationRange(span, { now, timeZone: practice.timeZone });
    checkVacationOverlap(span, mine);
    const vacation = planVacation(simulation.newId(), { owner, ...request.body }, now);
    return view(table(simulation.database, 'vacations').put(vacation));
  },
  { prepare: prepareCatalogs },
);

export const previewTeamVacation = handle(
  endpoints.previewTeamVacation,
  (request, simulation) => {
    const { practice, mine, listed, view } = loadCaller(request, simulation);
    const { vacationId } = request.body;
    const span = spanOf(request.body);
    const previous = mine.find(({ id }) => id === vacationId);
    checkVacationRange(span, { now: simulation.now(), timeZone: practice.timeZone, previous });
    return { overlaps: overlappingVacations(span, listed, vacationId).map(view) };
  },
  { prepare: prepareCatalogs },
);

export const getTeamVacation = handle(
  endpoints.getTeamVacation,
  (request, simulation) => {
    const { requireVisible, view } = loadCaller(request, simulation);
    return view(requireVisible(request.params.id));
  },
  { prepare: prepareCatalogs },
);

export const updateTeamVacation = handle(
  endpoints.updateTeamVacation,
  (request, simulation) => {
    const { caller, vacation } = requestContext(request, simulation);
    const now = simulation.now();
    const span = spanOf(request.body);
    const changed = changeVacation(vacation, request.body, now);
    checkVacationRange(span, { now, timeZone: caller.practice.timeZone, previous: vacation });
    checkVacationOverlap(span, caller.mine, vacation.id);
    return caller.view(table(simulation.database, 'vacations').put(changed));
  },
  { prepare: prepareCatalogs },
);

export const deleteTeamVacation = handle(
  endpoints.deleteTeamVacation,
  (request, simulation) => {
    const { vacation } = requestContext(request, simulation);
    return cancelVacation(simulation, vacation);
  },
  { prepare: prepareCatalogs },
);

export const handlers: readonly Handler[] = [
  listTeamVacations,
  createTeamVacation,
  previewTeamVacation,
  getTeamVacation,
  updateTeamVacation,
  deleteTeamVacation,
];
