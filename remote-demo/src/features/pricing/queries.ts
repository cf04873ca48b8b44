import { getPlanChoice, getPricing } from '@praxis/contract/demo/pricing';
import { query } from '@praxis/sdk/data';

/** The plans, and what is asked about them. */
export const pricingQuery = query({ app: 'demo', name: 'pricing', endpoint: getPricing });

/** The plan that one is on. */
export const planChoiceQuery = query({ app: 'demo', name: 'plan-choice', endpoint: getPlanChoice });
