/** A plan as patients see it, on offer and in the doctor's preview, and its charges. */
export { ChargeLines, type ChargeLine } from './plan/charge-lines';
export { PlanCard, type PlanCardProps } from './plan/plan-card';
export { PlanPrice, type PlanPriceProps } from './plan/plan-price';
export { usePlanText, type PlanText } from './plan/use-plan-text';
