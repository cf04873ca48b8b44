import * as endpoints from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { planStatuses } from '@praxis/contract/entities/plan';
import type { Handler, Simulation } from '../../core/module';
import { byCode, byNumber, byText, listAll, listPage } from '../../core/list';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { listTab, orderBy } from '../listing';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { planFigures, planView } from './view';

const orders = {
  name: byText<DoctorPlan>(({ current }) => current.name),
  price: byNumber<DoctorPlan>(({ current }) => current.price.amountMinor),
  subscribers: byNumber<DoctorPlan>(({ subscribers }) => subscribers),
  updatedAt: byCode<DoctorPlan>(({ updatedAt }) => updatedAt),
};

function plansOf(
  simulation: Simulation,
  doctorId: string,
  q: string | undefined,
): readonly DoctorPlan[] {
  const figures = planFigures(simulation, doctorId);
  const plans = table(simulation.database, 'plans')
    .filter((plan) => plan.doctorId === doctorId)
    .map((plan) => planView(simulation, plan, figures));
  return listAll(plans, {
    q,
    words: ({ current }) => [current.name, current.description, ...current.benefits],
  });
}

export const listPlans = handle(endpoints.listPlans, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const { q, status = 'all', sort = 'name', page, perPage } = request.query;
  const found = plansOf(simulation, doctor.id, q);
  return listTab(found, {
    tabs: planStatuses,
    tabOf: (one) => one.status,
    tab: status,
    page,
    perPage,
    order: orderBy(sort, orders),
  });
});

export const listActivePlans = handle(endpoints.listActivePlans, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const { q, sort = 'name', page, perPage } = request.query;
  return listPage(plansOf(simulation, doctor.id, q), {
    page,
    perPage,
    where: ({ status }) => status === 'active',
    order: orderBy(sort, orders),
  });
});

export const getPlan = handle(endpoints.getPlan, (request, simulation) => {
  const { doctor } = doctorOf(request, simulation);
  const plan = requireOwned(
    table(simulation.database, 'plans').get(request.params.id),
    ({ doctorId }) => doctorId === doctor.id,
  );
  return planView(simulation, plan);
});

export const handlers: readonly Handler[] = [listPlans, listActivePlans, getPlan];
