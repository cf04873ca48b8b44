import * as endpoints from '@praxis/contract/demo/pricing';
import type { PlanChoice } from '@praxis/contract/demo/pricing';
import { handle, type Handler, type Simulation } from '../../core/module';
import { pricing as plans } from './data';

/** A single choice, since there is a single paying account. */
const id = 1;

const choices = ({ database }: Simulation) =>
  database.table<PlanChoice & { id: number }>('demo.plan');

export const getPricing = handle(endpoints.getPricing, () => plans);

export const getPlanChoice = handle(endpoints.getPlanChoice, (_, simulation) => {
  const { plan, billing }: PlanChoice = choices(simulation).get(id) ?? {
    plan: 'basicPlan',
    billing: 'monthly',
  };
  return { plan, billing };
});

export const choosePlan = handle(endpoints.choosePlan, ({ body }, simulation) => {
  choices(simulation).put({ id, ...body });
  return body;
});

export const handlers: readonly Handler[] = [getPricing, getPlanChoice, choosePlan];
