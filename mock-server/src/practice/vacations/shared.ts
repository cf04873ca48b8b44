import type { Vacation, VacationOwner } from '@praxis/contract/entities/vacation';
import { toMillis } from '@praxis/contract/rules/instants';
import type { Span } from '@praxis/contract/rules/slots';
import type { Simulation } from '../../core/module';
import { byCode, byText } from '../../core/list';
import { table } from '../tables';
import { doctorPerson, personView } from '../views';

/** Whose vacation it is. */
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
  startAt: string;
  endAt: string;
  owner: { fullName: string };
}

export const vacationOrders = {
  startAt: byCode<Listed>(({ startAt }) => startAt),
  endAt: byCode<Listed>(({ endAt }) => endAt),
  owner: byText<Listed>(({ owner }) => owner.fullName),
};
