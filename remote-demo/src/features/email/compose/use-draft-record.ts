import { saveEmailDraft, type Email, type EmailDraft } from '@praxis/contract/demo/email';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { useRef } from 'react';
import { draftOf, type Content } from './content';

/** Why the content was detached from its draft: the draft was deleted, or changed elsewhere. */
export type Conflict = 'gone' | 'changed';

export interface DraftRecordOptions {
  /** The draft being edited, as first loaded. */
  initialDraft?: Email | undefined;
  /** Id of the email being replied to. */
  inReplyTo?: number | undefined;
  /** Called when the content is first saved, with the new draft's id. */
  onCreated(id: number): void;
  /** Called when the content continues as a new draft. */
  onConflict(conflict: Conflict): void;
}

const conflictByStatus: Readonly<Record<number, Conflict>> = { 404: 'gone', 409: 'changed' };

/**
 * The draft stored by the back end: its id and version, and a save whose outcome is unknown.
 */
export function useDraftRecord({
  initialDraft,
  inReplyTo,
  onCreated,
  onConflict,
}: DraftRecordOptions) {
  const { run } = useMutation(saveEmailDraft);
  const stored = useRef<{ id: number; time: string } | undefined>(initialDraft);
  const repliedTo = useRef(inReplyTo);
  /** The last save whose outcome is unknown. */
  const pendingSave = useRef<{ content: Content; draft: EmailDraft }>(undefined);

  const send = async (draft: EmailDraft): Promise<void> => {
    // Quiet: a failed save is retried when the page closes, which reports the outcome.
    const { id, time } = await run({ body: { draft } }, { quiet: true });
    pendingSave.current = undefined;
    const isNew = stored.current?.id === undefined;
    stored.current = { id, time };
    if (isNew) onCreated(id);
  };

  /**
   * Repeats a save without a response under its idempotency key: a new request would create a
   * second draft.
   */
  const retryPending = async (): Promise<void> => {
    if (pendingSave.current) await send(pendingSave.current.draft);
  };

  const put = async (content: Content): Promise<void> => {
    const isSent = pendingSave.current?.content === content;
    await retryPending();
    if (isSent) return;
    const draft = draftOf(content, { ...stored.current, inReplyTo: repliedTo.current });
    pendingSave.current = { content, draft };
    await send(draft);
  };

  /** Detaches the content if its draft or the email that it replies to was changed or deleted. */
  const detach = (error: unknown): { conflict: Conflict | null } | null => {
    const { kind, status, code } = toFailure(error);
    if (kind === 'rule' || kind === 'server') pendingSave.current = undefined;
    const isAttached = stored.current?.id !== undefined || repliedTo.current !== undefined;
    // An attempt whose response was lost sent the email, with earlier content.
    const conflict = code === 'idempotency_mismatch' ? 'gone' : conflictByStatus[status];
    if (!isAttached || !conflict) return null;
    const wasSaved = stored.current?.id !== undefined;
    stored.current = undefined;
    if (conflict === 'gone') repliedTo.current = undefined;
    return { conflict: wasSaved ? conflict : null };
  };

  return {
    ids: () => ({ id: stored.current?.id, inReplyTo: repliedTo.current }),
    async save(content: Content): Promise<void> {
      try {
        await put(content);
      } catch (error) {
        const detached = detach(error);
        if (!detached) throw error;
        await put(content);
        if (detached.conflict) onConflict(detached.conflict);
      }
    },
    retryPending,
    detach,
    /**
     * Adopts the version that another tab saved; false if it is not newer, or if a save is pending.
     */
    follow({ id, folder, time }: Email): boolean {
      const { current } = stored;
      const isSettled =
        pendingSave.current === undefined && id === current?.id && folder === 'draft';
      if (!isSettled || time <= (current?.time ?? '')) return false;
      stored.current = { id, time };
      return true;
    },
  };
}
