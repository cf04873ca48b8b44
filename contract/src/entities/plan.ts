import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { countSchema, idSchema, recordFields } from './primitives';

export const planStatuses = ['draft', 'active', 'archived'] as const;
export const planStatusSchema = z.enum(planStatuses);
export type PlanStatus = z.infer<typeof planStatusSchema>;

/** Length of a period in months. */
export const intervalMonths = [1, 3, 6, 12] as const;
export const intervalMonthsSchema = z.literal(intervalMonths);
export type IntervalMonths = z.infer<typeof intervalMonthsSchema>;

/** The terms of a plan. A change of price makes a new version; members keep theirs. */
export const planVersionSchema = z.object({
  ...recordFields,
  planId: idSchema,
  /** 1 for the first version of a plan, then 2, 3 ... */
  number: countSchema,
  name: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  price: moneySchema,
  intervalMonths: intervalMonthsSchema,
  joiningFee: moneySchema,
  trialDays: countSchema,
  /** Visits per period; null = unlimited. */
  visitAllowance: z.nullable(countSchema),
  /** Members at most; null = unlimited. */
  capacity: z.nullable(countSchema),
  autoRenew: z.boolean(),
});
export type PlanVersion = z.infer<typeof planVersionSchema>;

/** A plan as it is stored: its current terms are a record of their own. */
export const planSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  status: planStatusSchema,
  currentVersionId: idSchema,
});
export type Plan = z.infer<typeof planSchema>;
