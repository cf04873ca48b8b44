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
  onConflict(why: Conflict): void;
}

const conflictByStatus: Readonly<Record<number, Conflict>> = { 404: 'gone', 409: 'changed' };

/**
 * The stored draft behind the compose window: its id and version, and a save without a response.
 */
export function useDraftRecord({
  initialDraft,
  inReplyTo,
  onCreated,
  onConflict,
}: DraftRecordOptions) {
  const { run } = useMutation(saveEmailDraft);
  const known = useRef<{ id: number; time: string } | undefined>(initialDraft);
  const answered = useRef(inReplyTo);
  /** The last save whose outcome is unknown. */
  const unanswered = useRef<{ content: Content; draft: EmailDraft }>(undefined);

  const send = async (draft: EmailDraft): Promise<void> => {
    // Quiet: a failed save is retried when the page closes, which reports the outcome.
    const { id, time } = await run({ body: { draft } }, { quiet: true });
    unanswered.current = undefined;
    const isNew = known.current?.id === undefined;
    known.current = { id, time };
    if (isNew) onCreated(id);
  };

  /**
   * Repeats a save without a response under its idempotency key: a new request would create a
   * second draft.
   */
  const retryUnanswered = async (): Promise<void> => {
    if (unanswered.current) await send(unanswered.current.draft);
  };

  const put = async (content: Content): Promise<void> => {
    const isSent = unanswered.current?.content === content;
    await retryUnanswered();
    if (isSent) return;
    const draft = draftOf(content, { ...known.current, inReplyTo: answered.current });
    unanswered.current = { content, draft };
    await send(draft);
  };

  /** Detaches the content if its draft or the email that it replies to was changed or deleted. */
  const detach = (error: unknown): { why: Conflict | null } | null => {
    const { kind, status } = toFailure(error);
    if (kind === 'rule' || kind === 'server') unanswered.current = undefined;
    const isAttached = known.current?.id !== undefined || answered.current !== undefined;
    const why = conflictByStatus[status];
    if (!isAttached || !why) return null;
    const wasKept = known.current?.id !== undefined;
    known.current = undefined;
    if (why === 'gone') answered.current = undefined;
    return { why: wasKept ? why : null };
  };

  return {
    ids: () => ({ id: known.current?.id, inReplyTo: answered.current }),
    async save(content: Content): Promise<void> {
      try {
        await put(content);
      } catch (error) {
        const detached = detach(error);
        if (!detached) throw error;
        await put(content);
        if (detached.why) onConflict(detached.why);
      }
    },
    retryUnanswered,
    detach,
    /**
     * Adopts the version that another tab saved; false if it is not newer, or if a save is pending.
     */
    follow({ id, folder, time }: Email): boolean {
      const { current } = known;
      const isSettled =
        unanswered.current === undefined && id === current?.id && folder === 'draft';
      if (!isSettled || time <= (current?.time ?? '')) return false;
      known.current = { id, time };
      return true;
    },
  };
}
