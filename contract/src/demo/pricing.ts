import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { questionAndAnswerSchema } from './faq';

/** A plan; prices are in whole dollars. */
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

/** Keys of the plans, the smallest first. */
export const pricingPlanKeys = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export type PricingPlanKey = (typeof pricingPlanKeys)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** A plan and its billing period. */
export const planChoiceSchema = z.object({
  plan: z.enum(pricingPlanKeys),
  billing: z.enum(billingPeriods),
});
export type PlanChoice = z.infer<typeof planChoiceSchema>;

/** Returns the savings of yearly billing, in dollars per year. */
export const yearlySaving = ({ monthlyPrice, yearlyPlan }: PricingPlan): number =>
  monthlyPrice * 12 - yearlyPlan.totalAnnual;

/** Returns the plans with their prices and frequent questions. */
export const getPricing = endpoint({
  method: 'GET',
  path: '/pricing/data',
  audience: 'public',
  response: pricingSchema,
  reads: [],
});

/** Returns the user's current plan. */
export const getPlanChoice = endpoint({
  method: 'GET',
  path: '/pricing/plan',
  audience: 'public',
  response: planChoiceSchema,
  reads: ['demoPlan'],
});

/** Changes the plan and its billing period. */
export const choosePlan = endpoint({
  method: 'POST',
  path: '/pricing/plan',
  audience: 'public',
  body: planChoiceSchema,
  response: planChoiceSchema,
  changes: ['demoPlan'],
});
