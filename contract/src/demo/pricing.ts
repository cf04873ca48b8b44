import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { questionAndAnswerSchema } from './faq';
import { pictureSchema } from './fields';

/** Prices are whole dollars. */
export const pricingPlanSchema = z.object({
  title: z.string(),
  img: pictureSchema,
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

export const pricingSchema = z.object({
  basicPlan: pricingPlanSchema,
  standardPlan: pricingPlanSchema,
  enterprisePlan: pricingPlanSchema,
  qandA: z.array(questionAndAnswerSchema),
});
export type Pricing = z.infer<typeof pricingSchema>;

export const getPricing = endpoint({
  method: 'GET',
  path: '/pricing/data',
  audience: 'public',
  answer: pricingSchema,
  reads: [],
});
