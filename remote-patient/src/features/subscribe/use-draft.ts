import { useEffect, useState } from 'react';
import { dropDraft, saveDraft } from '@praxis/sdk/drafts';
import { draftFor, loadDraft, type Draft } from './draft';

/** What was entered so far; a reload goes on from it. */
export function useDraft(key: string, planId: string | undefined) {
  const [draft, setDraft] = useState(() => draftFor(loadDraft(key), planId));
  useEffect(() => saveDraft(key, draft), [key, draft]);
  return {
    draft,
    /** The request went out: nothing is kept any longer. */
    finish: () => dropDraft(key),
    change: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })),
  };
}
