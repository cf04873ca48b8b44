import { useEffect, useState } from 'react';
import { dropDraft, loadDraft, saveDraft, type Draft } from './draft';

/** What was entered so far; a reload goes on from it. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState(() => loadDraft(key));
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (sent) dropDraft(key);
    else saveDraft(key, draft);
  }, [key, draft, sent]);
  return {
    draft,
    /** The request went out: nothing is kept any longer. */
    finish: () => setSent(true),
    change: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })),
  };
}
