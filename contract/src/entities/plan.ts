import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { countSchema, idSchema, recordFields } from './primitives';

export const planStatuses = ['draft', 'active', 'archived'] as const;
export const planStatusSchema = z.enum(planStatuses);
export type PlanStatus = z.infer<typeof planStatusSchema>;

/** Length of a billing period, in months. */
export const intervalMonths = [1, 3, 6, 12] as const;
export const intervalMonthsSchema = z.literal(intervalMonths);
export type IntervalMonths = z.infer<typeof intervalMonthsSchema>;

/** Terms of a plan. A new price creates a new version; subscribers keep theirs. */
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
  /** Appointments per period; null means unlimited. */
  visitAllowance: z.nullable(countSchema),
  /** Maximum number of subscribers; null means unlimited. */
  capacity: z.nullable(countSchema),
  autoRenew: z.boolean(),
});
export type PlanVersion = z.infer<typeof planVersionSchema>;

/** A stored plan; its current terms are a separate record. */
export const planSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  status: planStatusSchema,
  currentVersionId: idSchema,
});
export type Plan = z.infer<typeof planSchema>;
