import { saveEmailDraft, type Email, type EmailDraft } from '@praxis/contract/demo/email';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { useRef } from 'react';
import { draftOf, type Content } from './content';

/** Why what is written is no longer the draft that it was: that is gone, or was written on elsewhere. */
export type Parted = 'gone' | 'changed';

export interface DraftRecordOptions {
  /** The draft that is written on, as it was loaded. */
  begun?: Email | undefined;
  /** The email that is answered. */
  inReplyTo?: number | undefined;
  /** What is written is kept under this id from now on. */
  onKept(id: number): void;
  /** What is written is a draft of its own from now on. */
  onParted(why: Parted): void;
}

const partedBy: Readonly<Record<number, Parted>> = { 404: 'gone', 409: 'changed' };

/** The draft as the back end has it: which one it is, and what was sent to it without an answer. */
export function useDraftRecord({ begun, inReplyTo, onKept, onParted }: DraftRecordOptions) {
  const { run } = useMutation(saveEmailDraft);
  const known = useRef<{ id: number; time: string } | undefined>(begun);
  const answered = useRef(inReplyTo);
  /** It is kept or not: only its answer can tell. */
  const unanswered = useRef<{ content: Content; draft: EmailDraft }>(undefined);

  const send = async (draft: EmailDraft): Promise<void> => {
    // It is tried again as the page goes, which says what became of that.
    const { id, time } = await run({ body: { draft } }, { quiet: true });
    unanswered.current = undefined;
    const isNew = known.current?.id === undefined;
    known.current = { id, time };
    if (isNew) onKept(id);
  };

  /** Sends what got no answer under its idempotency key again: sent as something new, it would be there twice. */
  const settle = async (): Promise<void> => {
    if (unanswered.current) await send(unanswered.current.draft);
  };

  const put = async (content: Content): Promise<void> => {
    const isSent = unanswered.current?.content === content;
    await settle();
    if (isSent) return;
    const draft = draftOf(content, { ...known.current, inReplyTo: answered.current });
    unanswered.current = { content, draft };
    await send(draft);
  };

  /** What is written stands for itself where its draft, or what it answers, is not as it was. */
  const part = (error: unknown): { why: Parted | null } | null => {
    const { kind, status } = toFailure(error);
    if (kind === 'rule' || kind === 'server') unanswered.current = undefined;
    const isTied = known.current?.id !== undefined || answered.current !== undefined;
    const why = partedBy[status];
    if (!isTied || !why) return null;
    const wasKept = known.current?.id !== undefined;
    known.current = undefined;
    if (why === 'gone') answered.current = undefined;
    return { why: wasKept ? why : null };
  };

  return {
    names: () => ({ id: known.current?.id, inReplyTo: answered.current }),
    async save(content: Content): Promise<void> {
      try {
        await put(content);
      } catch (error) {
        const parted = part(error);
        if (!parted) throw error;
        await put(content);
        if (parted.why) onParted(parted.why);
      }
    },
    settle,
    part,
    /** Takes the draft as another tab has kept it; false where that is nothing new, or not known yet. */
    follow({ id, folder, time }: Email): boolean {
      const { current } = known;
      const isOver = unanswered.current === undefined && id === current?.id && folder === 'draft';
      if (!isOver || time <= (current?.time ?? '')) return false;
      known.current = { id, time };
      return true;
    },
  };
}
