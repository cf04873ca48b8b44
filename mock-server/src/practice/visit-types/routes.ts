import type { Endpoint } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/doctor-visit-types';
import { checkDuration } from '@praxis/contract/rules/visit-type';
import { changed, checkVersion, newRecord } from '@praxis/contract/rules/versions';
import { Reply, type Handler, type HandledRequest, type Simulation } from '../../core/module';
import { byNumber, byText, listPage } from '../../core/list';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { orderBy } from '../listing';
import { requireOwned } from '../require-owned';
import { table, type StoredVisitType } from '../tables';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer'> & { params: { id: string } };

/** The kind of visit that the request is about, where the caller offers it. */
function requestContext(request: Asking, simulation: Simulation): StoredVisitType {
  const { doctor } = doctorOf(request, simulation);
  return requireOwned(
    table(simulation.database, 'visitTypes').get(request.params.id),
    (one) => one.doctorId === doctor.id && !one.removed,
  );
}

const orders = {
  name: byText<StoredVisitType>(({ name }) => name),
  durationMin: byNumber<StoredVisitType>(({ durationMin }) => durationMin),
};

export const listVisitTypes = handle(endpoints.listVisitTypes, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const { page, perPage, q, sort = 'name' } = request.query;
  return listPage(table(simulation.database, 'visitTypes').all(), {
    page,
    perPage,
    q,
    words: ({ name }) => [name],
    where: (one) => one.doctorId === doctor.id && !one.removed,
    order: orderBy(sort, orders),
  });
});

export const createVisitType = handle(endpoints.createVisitType, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const { database, newId, now } = simulation;
  checkDuration(request.body.durationMin);
  const record = newRecord(newId(), now());
  return table(database, 'visitTypes').put({ ...record, doctorId: doctor.id, ...request.body });
});

export const getVisitType = handle(endpoints.getVisitType, (request, simulation) =>
  requestContext(request, simulation),
);

export const updateVisitType = handle(endpoints.updateVisitType, (request, simulation) => {
  const type = requestContext(request, simulation);
  checkVersion(type, request.headers['if-match']);
  checkDuration(request.body.durationMin);
  const next = changed(type, request.body, simulation.now());
  return table(simulation.database, 'visitTypes').put(next);
});

export const deleteVisitType = handle(endpoints.deleteVisitType, (request, simulation) => {
  const type = requestContext(request, simulation);
  checkVersion(type, request.headers['if-match']);
  const removed = changed(type, { removed: true }, simulation.now());
  table(simulation.database, 'visitTypes').put(removed);
  dropHoursFor(simulation, removed);
  return new Reply(204, undefined);
});

export const handlers: readonly Handler[] = [
  listVisitTypes,
  createVisitType,
  getVisitType,
  updateVisitType,
  deleteVisitType,
];

/** Hours that were for this kind of visit alone offer nothing any more, and could not be saved again. */
function dropHoursFor({ database, now }: Simulation, { id, doctorId }: StoredVisitType): void {
  const availability = table(database, 'availability');
  const hours = availability.find((one) => one.doctorId === doctorId);
  const weekly = hours?.weekly.filter(({ visitTypeId }) => visitTypeId !== id) ?? [];
  if (hours && weekly.length < hours.weekly.length)
    availability.put(changed(hours, { weekly }, now()));
}
