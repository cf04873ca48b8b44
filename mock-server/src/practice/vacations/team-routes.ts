import type { Endpoint } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { vacationStates, type Vacation } from '@praxis/contract/entities/vacation';
import { vacationActionsOn } from '@praxis/contract/rules/actions/vacation-actions';
import { countBy } from '@praxis/contract/rules/counts';
import {
  changeVacation,
  checkVacationOverlap,
  checkVacationRange,
  moveVacation,
  overlappingVacations,
  planVacation,
} from '@praxis/contract/rules/vacation';
import { checkVersion } from '@praxis/contract/rules/versions';
import { Reply, type Handler, type HandledRequest, type Simulation } from '../../core/module';
import { listAll, listPage } from '../../core/list';
import { doctorsOfPractice, memberOf } from '../caller';
import { handle, prepareCatalogues } from '../handle';
import { orderBy } from '../listing';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { isOwnedBy, ownerView, spanOf, vacationOrders } from './shared';

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

/** The caller's own vacation that the request is about, as they last saw it. */
function requestContext(
  request: Asking & { params: { id: string }; headers: HandledRequest['headers'] },
  simulation: Simulation,
) {
  const caller = callerWith(request, simulation);
  const vacation = requireOwned(
    table(simulation.database, 'vacations').get(request.params.id),
    isOwnedBy(caller.owner),
  );
  checkVersion(vacation, request.headers['if-match']);
  return { caller, vacation };
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
    const { q, status = 'all', sort = 'startAt', page, perPage } = request.query;
    const found = listAll(listed.map(view), {
      q,
      fields: ({ owner, note }) => [owner.fullName, note ?? ''],
    });
    return {
      ...listPage(found, {
        page,
        perPage,
        where: status === 'all' ? undefined : ({ state }) => state === status,
        order: orderBy(sort, vacationOrders),
      }),
      counts: countBy(found, vacationStates, ({ state }) => state),
    };
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
    const cancelled = moveVacation(vacation, 'cancelled', simulation.now());
    table(simulation.database, 'vacations').put(cancelled);
    return new Reply(204, undefined);
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
