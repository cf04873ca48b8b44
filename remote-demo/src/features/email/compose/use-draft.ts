import type { Email } from '@praxis/contract/demo/email';
import { useHost } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { useFailureText, useUiText } from '@praxis/sdk/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contentOfDraft, isEmpty, type Content } from './content';
import { useDraftRecord, type DraftRecordOptions } from './use-draft-record';

/** Autosave delay after the last keystroke, in milliseconds. */
const autosaveDelay = 1000;

interface Options extends Omit<DraftRecordOptions, 'onCreated'> {
  content: Content;
  /** The draft as last loaded. */
  stored: Email | null;
  /** Called when the content is first saved; `isClosed`: the window has closed in the meantime. */
  onSaved(id: number, isClosed: boolean): void;
  /** Called with another tab's version, if there are no changes in this tab. */
  onFollow(content: Content): void;
}

/** Saves the content as a draft: when typing pauses, on close, and on request. */
export function useDraft({ content, stored, onSaved, onFollow, ...options }: Options) {
  const { notify } = useHost();
  const failureText = useFailureText();
  const text = useUiText();
  // The initial content of a draft or reply counts as saved.
  const savedContent = useRef(content);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const stopped = useRef(false);
  const isClosed = useRef(false);
  const record = useDraftRecord({ ...options, onCreated: (id) => onSaved(id, isClosed.current) });

  /** There are no unsaved changes. */
  const isSaved = (): boolean =>
    stopped.current ||
    savedContent.current === content ||
    (isEmpty(content) && record.ids().id === undefined);

  const saveNow = async (): Promise<boolean> => {
    if (isSaved()) return false;
    const before = savedContent.current;
    savedContent.current = content;
    try {
      await record.save(content);
    } catch (error) {
      // A new object, so that the next keystroke or closing the window retries.
      savedContent.current = { ...before };
      throw error;
    }
    return true;
  };
  /** Saves run one after the other: the second save of a new draft needs its id. */
  const save = (): Promise<boolean> => {
    const next = saving.current.then(saveNow);
    saving.current = next.catch(() => undefined);
    return next;
  };
  const autosave = useEffectEvent(() => {
    // The failure is reported when the window closes.
    save().catch(() => undefined);
  });
  useEffect(() => {
    const timer = setTimeout(() => autosave(), autosaveDelay);
    return () => clearTimeout(timer);
  }, [content]);
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isSaved()) return;
    // If the user stays, it is saved.
    autosave();
    event.preventDefault();
  });
  // Closing the tab leaves no time to save: the browser asks for confirmation.
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
  // Navigation to another page saves the draft, too.
  const saveAfterClose = useEffectEvent(() => {
    save().catch((error: unknown) => {
      const failure = toFailure(error);
      // The sign-in page reports an expired session.
      if (failure.status === 401) return;
      const reason = failureText(failure);
      notify({ kind: 'error', text: text('failure.afterLeaving', { reason }) });
    });
  });
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      saveAfterClose();
    };
  }, []);
  const follow = useEffectEvent((newest: Email) => {
    if (savedContent.current !== content || !record.follow(newest)) return;
    savedContent.current = contentOfDraft(newest);
    onFollow(savedContent.current);
  });
  useEffect(() => {
    if (stored) follow(stored);
  }, [stored]);

  const stop = async (): Promise<void> => {
    stopped.current = true;
    await saving.current;
    await record.retryPending();
  };

  return {
    save,
    /**
     * Stops saving, before sending or discarding. Retries a save without a response, which may
     * fail.
     */
    stop,
    /**
     * Stops saving, and saves an email that is not a draft yet: the back end sends a draft once, even
     * if the response is lost and the content is changed before the next try.
     */
    async prepareSending(): Promise<void> {
      await stop();
      if (record.ids().id !== undefined) return;
      await record.save(content);
      savedContent.current = content;
    },
    /** Ids of the draft and of the email that it replies to. */
    ids: record.ids,
    /** Detaches the content from a draft or email that was deleted; returns whether it did. */
    detach: (error: unknown): boolean => record.detach(error) !== null,
    /** Whether everything is saved, and under which id, after the window has closed. */
    async finalState(): Promise<{ id: number | undefined; isSaved: boolean }> {
      await saving.current;
      const { id } = record.ids();
      return { id, isSaved: savedContent.current === content && id !== undefined };
    },
    /** Resumes saving after a failure to send. */
    resume() {
      stopped.current = false;
    },
  };
}
