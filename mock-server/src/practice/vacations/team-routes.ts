import type { Endpoint } from '@praxis/contract';
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
import type { Handler, HandledRequest, Simulation } from '../../core/module';
import { doctorsOfPractice, memberOf } from '../caller';
import { handle, prepareCatalogues } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import {
  cancelVacation,
  isOwnedBy,
  ownerView,
  spanOf,
  listVacations,
  vacationToChange,
} from './shared';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer'>;

/** The caller with their own vacations, and the dates of the practice's doctors. */
function callerWith(request: Asking, simulation: Simulation) {
  const caller = memberOf(request, simulation);
  const owner = { kind: 'teamMember', id: caller.member.id } as const;
  const doctors = doctorsOfPractice(simulation, caller.practice.id);
  const doctorIds = new Set(doctors.map(({ id }) => id));
  const isSeen = (one: Vacation) =>
    isOwnedBy(owner)(one) || (one.owner.kind === 'doctor' && doctorIds.has(one.owner.id));
  const vacations = table(simulation.database, 'vacations');
  return {
    ...caller,
    owner,
    mine: vacations.filter(isOwnedBy(owner)),
    listed: vacations.filter(isSeen),
    seen: (id: string) => requireOwned(vacations.get(id), isSeen),
    view: (one: Vacation) => teamVacationView(simulation, one, caller.member.id),
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

/** Of a doctor's vacation a team member sees the dates. */
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
    const { listed, view } = callerWith(request, simulation);
    return listVacations(listed.map(view), request.query);
  },
  { prepare: prepareCatalogues },
);

export const createTeamVacation = handle(
  endpoints.createTeamVacation,
  (request, simulation) => {
    const { owner, practice, mine, view } = callerWith(request, simulation);
    const now = simulation.now();
    const span = spanOf(request.body);
    checkVacationRange(span, { now, timeZone: practice.timeZone });
    checkVacationOverlap(span, mine);
    const vacation = planVacation(simulation.newId(), { owner, ...request.body }, now);
    return view(table(simulation.database, 'vacations').put(vacation));
  },
  { prepare: prepareCatalogues },
);

export const previewTeamVacation = handle(
  endpoints.previewTeamVacation,
  (request, simulation) => {
    const { practice, mine, listed, view } = callerWith(request, simulation);
    const { vacationId } = request.body;
    const span = spanOf(request.body);
    const previous = mine.find(({ id }) => id === vacationId);
    checkVacationRange(span, { now: simulation.now(), timeZone: practice.timeZone, previous });
    return { overlaps: overlappingVacations(span, listed, vacationId).map(view) };
  },
  { prepare: prepareCatalogues },
);

export const getTeamVacation = handle(
  endpoints.getTeamVacation,
  (request, simulation) => {
    const { seen, view } = callerWith(request, simulation);
    return view(seen(request.params.id));
  },
  { prepare: prepareCatalogues },
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
  { prepare: prepareCatalogues },
);

export const deleteTeamVacation = handle(
  endpoints.deleteTeamVacation,
  (request, simulation) => {
    const { vacation } = requestContext(request, simulation);
    return cancelVacation(simulation, vacation);
  },
  { prepare: prepareCatalogues },
);

export const handlers: readonly Handler[] = [
  listTeamVacations,
  createTeamVacation,
  previewTeamVacation,
  getTeamVacation,
  updateTeamVacation,
  deleteTeamVacation,
];
