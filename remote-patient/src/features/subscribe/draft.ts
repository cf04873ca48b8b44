import { useEffect, useState } from 'react';
import * as z from '@praxis/contract/schema';
import { idSchema } from '@praxis/contract/entities/primitives';
import { draftPrefix } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/** Steps of the wizard, in order. */
export const stepKeys = ['plan', 'agreement', 'card', 'check'] as const;
export type StepKey = (typeof stepKeys)[number];

const draftSchema = z.object({
  step: z.enum(stepKeys),
  /** The plan that the URL named when the draft was started. */
  planId: z.optional(idSchema),
  planVersionId: z.optional(idSchema),
  typedName: z.string(),
  /** A saved card; values of a new one are never stored. */
  cardId: z.optional(idSchema),
});
export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = { step: 'plan', typedName: '' };

/** Storage key of a draft, which lasts as long as the tab and belongs to one user and doctor. */
export const draftKey = (userId: string | number, doctorId: string): string =>
  `${draftPrefix}subscribe.${userId}.${doctorId}`;

export function loadDraft(key: string): Draft {
  const parsed = draftSchema.safeParse(readDraft(key));
  return parsed.success ? parsed.data : emptyDraft;
}

/**
 * Returns the draft for the plan that the URL names; one for another plan keeps only the signature.
 */
export function draftFor(draft: Draft, planId: string | undefined): Draft {
  return planId === undefined || draft.planId === planId
    ? draft
    : { ...emptyDraft, typedName: draft.typedName, planId };
}

/** Draft of the wizard, stored so that it survives a reload. */
export function useDraft(key: string, planId: string | undefined) {
  const [draft, setDraft] = useState(() => draftFor(loadDraft(key), planId));
  useEffect(() => saveDraft(key, draft), [key, draft]);
  return {
    draft,
    /** Drops the draft once the request is sent. */
    finish: () => dropDraft(key),
    change: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })),
  };
}
