/** A plan as patients see it, on sale and while its doctor writes it. */
export { PlanCard, type PlanCardProps } from './plan/plan-card';
