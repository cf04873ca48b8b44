import * as z from '@praxis/contract/schema';
import { doctorPlanActions } from '../../entities/actions';
import { moneySchema } from '../../entities/money';
import { planSchema, planVersionSchema } from '../../entities/plan';
import { countSchema, idSchema } from '../../entities/primitives';
import { codeSchema } from '../../entities/product-strings';

/** A plan for its doctor, with current terms and statistics. */
export const doctorPlanSchema = z.object({
  ...z.omit(planSchema, { currentVersionId: true }).shape,
  current: planVersionSchema,
  /** Open subscriptions of any version; together with `arriving`, they count toward the capacity. */
  subscribers: countSchema,
  /** Pending applications among them; each reserves a place. */
  applicants: countSchema,
  /** Subscriptions among them with the terms of an older version. */
  subscribersOnOlderTerms: countSchema,
  /** Subscriptions of other plans scheduled to change to this one; each reserves a place. */
  arriving: countSchema,
  /** Total collected minus refunds. */
  revenue: moneySchema,
  actions: z.array(z.enum(doctorPlanActions)),
});
export type DoctorPlan = z.infer<typeof doctorPlanSchema>;

/** A plan on sale, for patients. */
export const publicPlanSchema = z.object({
  id: idSchema,
  doctorId: idSchema,
  current: z.omit(planVersionSchema, { createdAt: true, updatedAt: true, version: true }),
  /** Version of the current agreement, to be signed with the plan. */
  agreementVersion: codeSchema,
  /** False if the plan is full. */
  hasRoom: z.boolean(),
});
export type PublicPlan = z.infer<typeof publicPlanSchema>;

/** A plan for team members: its name only (docs/domain.md#permissions). */
export const teamPlanSchema = z.object({ id: idSchema, doctorId: idSchema, name: z.string() });
export type TeamPlan = z.infer<typeof teamPlanSchema>;
