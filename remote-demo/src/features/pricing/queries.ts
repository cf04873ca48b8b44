import { getPlanChoice, getPricing } from '@praxis/contract/demo/pricing';
import { query } from '@praxis/sdk/data';

/** Plans, with questions and answers. */
export const pricingQuery = query({ app: 'demo', name: 'pricing', endpoint: getPricing });

/** The current plan. */
export const planChoiceQuery = query({ app: 'demo', name: 'plan-choice', endpoint: getPlanChoice });
