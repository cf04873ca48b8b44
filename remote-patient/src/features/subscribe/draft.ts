import * as z from '@praxis/contract/schema';
import { idSchema } from '@praxis/contract/entities/primitives';
import { draftPrefix } from '@praxis/sdk';
import { readDraft } from '@praxis/sdk/drafts';

/** The wizard's steps, in their order. */
export const stepKeys = ['plan', 'agreement', 'card', 'check'] as const;
export type StepKey = (typeof stepKeys)[number];

const draftSchema = z.object({
  step: z.enum(stepKeys),
  /** The plan that the address named when the draft began. */
  planId: z.optional(idSchema),
  planVersionId: z.optional(idSchema),
  typedName: z.string(),
  /** A saved card; what is typed of a new one is never kept. */
  cardId: z.optional(idSchema),
});
export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = { step: 'plan', typedName: '' };

/** Where a draft is kept: it lives as long as the tab, and belongs to one person and one doctor. */
export const draftKey = (userId: string | number, doctorId: string): string =>
  `${draftPrefix}subscribe.${userId}.${doctorId}`;

export function loadDraft(key: string): Draft {
  const parsed = draftSchema.safeParse(readDraft(key));
  return parsed.success ? parsed.data : emptyDraft;
}

/** The draft for the plan that the address names: one that was begun with another keeps the signature alone. */
export function draftFor(draft: Draft, planId: string | undefined): Draft {
  return planId === undefined || draft.planId === planId
    ? draft
    : { ...emptyDraft, typedName: draft.typedName, planId };
}
