import {
  vacationStates,
  type Vacation,
  type VacationOwner,
  type VacationState,
} from '@praxis/contract/entities/vacation';
import { toMillis } from '@praxis/contract/rules/time/instants';
import type { Span } from '@praxis/contract/rules/appointments/slots';
import { moveVacation } from '@praxis/contract/rules/appointments/vacation';
import { Reply, type RecordRequest, type Simulation } from '../../core/module';
import { byCode, byText, listAll } from '../../core/list';
import { listTab, orderBy } from '../listing';
import { requireCurrent } from '../require-owned';
import { table } from '../tables';
import { doctorPerson, personView } from '../views';

/** The owner of a vacation. */
export function ownerView(simulation: Simulation, { kind, id }: VacationOwner) {
  const person =
    kind === 'doctor'
      ? doctorPerson(simulation, id)
      : personView(simulation, id, table(simulation.database, 'teamMembers').get(id)?.userId);
  return { kind, ...person };
}

export const isOwnedBy =
  ({ kind, id }: VacationOwner) =>
  ({ owner }: Pick<Vacation, 'owner'>): boolean =>
    owner.kind === kind && owner.id === id;

export const spanOf = ({ startAt, endAt }: { startAt: string; endAt: string }): Span => ({
  from: toMillis(startAt),
  to: toMillis(endAt),
});

interface Listed {
  state: VacationState;
  note: string | null;
  startAt: string;
  endAt: string;
  owner: { fullName: string };
}

const vacationOrders = {
  startAt: byCode<Listed>(({ startAt }) => startAt),
  endAt: byCode<Listed>(({ endAt }) => endAt),
  owner: byText<Listed>(({ owner }) => owner.fullName),
};

type VacationField = keyof typeof vacationOrders;

interface VacationQuery {
  q?: string;
  status?: VacationState | 'all';
  sort?: VacationField | `-${VacationField}`;
  page: number;
  perPage: number;
}

/** One page of the visible vacations, with the counts of each state. */
export function listVacations<View extends Listed>(
  views: readonly View[],
  { q, status = 'all', sort = 'startAt', page, perPage }: VacationQuery,
) {
  const found = listAll(views, { q, words: ({ owner, note }) => [owner.fullName, note ?? ''] });
  return listTab(found, {
    tabs: vacationStates,
    tabOf: ({ state }) => state,
    tab: status,
    page,
    perPage,
    order: orderBy(sort, vacationOrders),
  });
}

/** Returns the caller's own vacation, and checks its version. */
export const loadOwnVacation = (
  request: RecordRequest,
  { database }: Simulation,
  owner: VacationOwner,
): Vacation => requireCurrent(request, table(database, 'vacations'), isOwnedBy(owner));

/** Cancels a vacation, which makes its time available again. */
export function cancelVacation(simulation: Simulation, vacation: Vacation): Reply {
  const cancelled = moveVacation(vacation, 'cancelled', simulation.now());
  table(simulation.database, 'vacations').put(cancelled);
  return new Reply(204, undefined);
}
