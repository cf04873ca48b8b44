import * as endpoints from '@praxis/contract/endpoints/doctor-visit-types';
import type { DoctorVisitType } from '@praxis/contract/endpoints/views/visit-type';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { visitTypeActionsOn } from '@praxis/contract/rules/actions/visit-type-actions';
import { checkDuration } from '@praxis/contract/rules/appointments/visit-type';
import { updateRecord, checkVersion, newRecord } from '@praxis/contract/rules/versions';
import { Reply, type Handler, type RecordRequest, type Simulation } from '../../core/module';
import { byNumber, byText, listPage } from '../../core/list';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { orderBy, viewPage } from '../listing';
import { requireOwned } from '../require-owned';
import { table, type StoredVisitType } from '../tables';

const visitTypeView = (type: VisitType): DoctorVisitType => ({
  ...type,
  actions: visitTypeActionsOn(),
});

/** Returns the visit type, and checks ownership. */
function requestContext(request: RecordRequest, simulation: Simulation): StoredVisitType {
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
  const listed = listPage(table(simulation.database, 'visitTypes').all(), {
    page,
    perPage,
    q,
    words: ({ name }) => [name],
    where: (one) => one.doctorId === doctor.id && !one.removed,
    order: orderBy(sort, orders),
  });
  return viewPage(listed, visitTypeView);
});

export const createVisitType = handle(endpoints.createVisitType, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const { database, newId, now } = simulation;
  checkDuration(request.body.durationMin);
  const record = newRecord(newId(), now());
  const created = { ...record, doctorId: doctor.id, ...request.body };
  return visitTypeView(table(database, 'visitTypes').put(created));
});

export const getVisitType = handle(endpoints.getVisitType, (request, simulation) =>
  visitTypeView(requestContext(request, simulation)),
);

export const updateVisitType = handle(endpoints.updateVisitType, (request, simulation) => {
  const type = requestContext(request, simulation);
  checkVersion(type, request.headers['if-match']);
  checkDuration(request.body.durationMin);
  const next = updateRecord(type, request.body, simulation.now());
  return visitTypeView(table(simulation.database, 'visitTypes').put(next));
});

export const deleteVisitType = handle(endpoints.deleteVisitType, (request, simulation) => {
  const type = requestContext(request, simulation);
  checkVersion(type, request.headers['if-match']);
  const removed = updateRecord(type, { removed: true }, simulation.now());
  table(simulation.database, 'visitTypes').put(removed);
  removeHoursOf(simulation, removed);
  return new Reply(204, undefined);
});

export const handlers: readonly Handler[] = [
  listVisitTypes,
  createVisitType,
  getVisitType,
  updateVisitType,
  deleteVisitType,
];

/** Removes hours limited to this visit type: they offer nothing and would fail validation. */
function removeHoursOf({ database, now }: Simulation, { id, doctorId }: StoredVisitType): void {
  const availability = table(database, 'availability');
  const hours = availability.find((one) => one.doctorId === doctorId);
  const weekly = hours?.weekly.filter(({ visitTypeId }) => visitTypeId !== id) ?? [];
  if (hours && weekly.length < hours.weekly.length)
    availability.put(updateRecord(hours, { weekly }, now()));
}
