import { useEffect, useState } from 'react';
import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

type Drafts = Readonly<Record<string, string>>;

/** Drafts by the contact's id; they survive a reload of this tab and navigation to another page. */
export function useDrafts() {
  const { userData } = useIdentity();
  const key = `${draftPrefix}chat.${userData.id}`;
  const [drafts, setDrafts] = useState(() => read(key));
  useEffect(() => keep(key, drafts), [key, drafts]);
  return {
    draftTo: (contactId: number): string => drafts[contactId] ?? '',
    changeDraft(contactId: number, text: string): void {
      setDrafts((before) => ({ ...before, [contactId]: text }));
    },
  };
}

function keep(key: string, drafts: Drafts): void {
  const written = Object.entries(drafts).filter(([, text]) => text !== '');
  if (written.length === 0) dropDraft(key);
  else saveDraft(key, Object.fromEntries(written));
}

/** Validates stored drafts: they may be corrupt. */
function read(key: string): Drafts {
  const texts = Object.entries(readDraft(key) ?? {}).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Drafts;
}
