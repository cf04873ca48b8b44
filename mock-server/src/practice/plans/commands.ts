import * as endpoints from '@praxis/contract/endpoints/plans';
import {
  archive,
  changePlanTerms,
  checkPlanDeletable,
  checkTerms,
  createPlan as create,
  publish,
  type PlanWithTerms,
} from '@praxis/contract/rules/subscriptions/plan';
import { Reply, type Handler, type RecordRequest, type Simulation } from '../../core/module';
import { audit } from '../audit';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { requireCurrent } from '../require-owned';
import { table } from '../tables';
import { currentOf, planFigures, planView } from './view';

/** Loads the caller and the plan, checks ownership and the version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const plan = requireCurrent(
    request,
    table(simulation.database, 'plans'),
    ({ doctorId }) => doctorId === caller.doctor.id,
  );
  return { ...caller, plan, current: currentOf(simulation, plan) };
}

function save({ database }: Simulation, { plan, current }: PlanWithTerms) {
  table(database, 'planVersions').put(current);
  return table(database, 'plans').put(plan);
}

export const createPlan = handle(endpoints.createPlan, (request, simulation) => {
  const { user, doctor, practice } = doctorOf(request, simulation);
  const { newId, now } = simulation;
  const ids = { planId: newId(), versionId: newId() };
  const context = { now: now(), currency: practice.currency };
  const plan = save(simulation, create(ids, doctor.id, request.body, context));
  audit(simulation, user, { action: 'create', resource: `plan:${plan.id}` });
  return planView(simulation, plan);
});

export const updatePlan = handle(endpoints.updatePlan, (request, simulation) => {
  const { user, practice, plan, current } = requestContext(request, simulation);
  const changed = changePlanTerms({ plan, current }, request.body, {
    versionId: simulation.newId(),
    now: simulation.now(),
    currency: practice.currency,
  });
  audit(simulation, user, { action: 'update', resource: `plan:${plan.id}` });
  return planView(simulation, save(simulation, changed));
});

export const deletePlan = handle(endpoints.deletePlan, (request, simulation) => {
  const { user, plan } = requestContext(request, simulation);
  checkPlanDeletable(planFigures(simulation, plan.doctorId).holders(plan.id));
  const versions = table(simulation.database, 'planVersions');
  for (const { id } of versions.where('planId', plan.id)) versions.remove(id);
  table(simulation.database, 'plans').remove(plan.id);
  audit(simulation, user, { action: 'delete', resource: `plan:${plan.id}` });
  return new Reply(204, undefined);
});

export const publishPlan = handle(endpoints.publishPlan, (request, simulation) => {
  const { user, practice, plan, current } = requestContext(request, simulation);
  const published = publish(plan, simulation.now());
  checkTerms(current, practice.currency);
  table(simulation.database, 'plans').put(published);
  audit(simulation, user, { action: 'update', resource: `plan:${plan.id}` });
  return planView(simulation, published);
});

export const archivePlan = handle(endpoints.archivePlan, (request, simulation) => {
  const { user, plan } = requestContext(request, simulation);
  const archived = archive(plan, simulation.now());
  table(simulation.database, 'plans').put(archived);
  audit(simulation, user, { action: 'update', resource: `plan:${plan.id}` });
  return planView(simulation, archived);
});

export const handlers: readonly Handler[] = [
  createPlan,
  updatePlan,
  deletePlan,
  publishPlan,
  archivePlan,
];
