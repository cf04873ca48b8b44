/** A plan as patients see it, on sale and while its doctor writes it; and what is charged for it. */
export { ChargeLines, type ChargeLine } from './plan/charge-lines';
export { PlanCard, type PlanCardProps } from './plan/plan-card';
export { PlanPrice, type PlanPriceProps } from './plan/plan-price';
