import * as z from '@praxis/contract/schema';
import { doctorPlanActions } from '../../entities/actions';
import { moneySchema } from '../../entities/money';
import { planSchema, planVersionSchema } from '../../entities/plan';
import { countSchema, idSchema } from '../../entities/primitives';
import { codeSchema } from '../../entities/product-strings';

/** A plan with its current terms, and what it brings, as its doctor sees it. */
export const doctorPlanSchema = z.object({
  ...z.omit(planSchema, { currentVersionId: true }).shape,
  current: planVersionSchema,
  /** Open subscriptions of any version: with those that arrive what the plan's capacity is measured against. */
  subscribers: countSchema,
  /** Of them the applications that wait for a decision; each reserves a place. */
  applicants: countSchema,
  /** Of them those that keep the terms of an older version. */
  subscribersOnOlderTerms: countSchema,
  /** Subscriptions of other plans that change to this one at their period's end; each reserves a place. */
  arriving: countSchema,
  /** Collected so far, less what was refunded. */
  revenue: moneySchema,
  actions: z.array(z.enum(doctorPlanActions)),
});
export type DoctorPlan = z.infer<typeof doctorPlanSchema>;

/** A plan on sale, as patients see it. */
export const publicPlanSchema = z.object({
  id: idSchema,
  doctorId: idSchema,
  current: z.omit(planVersionSchema, { createdAt: true, updatedAt: true, version: true }),
  /** The wording of the agreement in force, which is signed with the plan. */
  agreementVersion: codeSchema,
  /** False where as many members as the plan takes have joined. */
  hasRoom: z.boolean(),
});
export type PublicPlan = z.infer<typeof publicPlanSchema>;

/** Team members see the names of the plans (docs/domain.md#permissions). */
export const teamPlanSchema = z.object({ id: idSchema, doctorId: idSchema, name: z.string() });
export type TeamPlan = z.infer<typeof teamPlanSchema>;
