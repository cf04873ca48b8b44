import type { Email } from '@praxis/contract/demo/email';
import { useHost } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { useFailureText, useUiText } from '@praxis/sdk/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contentOfDraft, isEmpty, type Content } from './content';
import { useDraftRecord, type DraftRecordOptions } from './use-draft-record';

/** How long nobody has to type until what is written is kept, milliseconds. */
const pause = 1000;

interface Options extends Omit<DraftRecordOptions, 'onKept'> {
  content: Content;
  /** The draft as it was loaded last. */
  stored: Email | null;
  /** What is written is kept under this id from now on; `gone`: where one went on meanwhile. */
  onKept(id: number, gone: boolean): void;
  /** Another tab has written on it, and nobody has here. */
  onFollow(content: Content): void;
}

/** Keeps what is being written as a draft: when the typing pauses, and when it is asked to. */
export function useDraft({ content, stored, onKept, onFollow, ...options }: Options) {
  const { notify } = useHost();
  const failureText = useFailureText();
  const text = useUiText();
  // What a draft or an answer begins with is not written by anybody yet.
  const kept = useRef(content);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const stopped = useRef(false);
  const gone = useRef(false);
  const record = useDraftRecord({ ...options, onKept: (id) => onKept(id, gone.current) });

  /** Nothing is left to keep. */
  const isKept = (): boolean =>
    stopped.current ||
    kept.current === content ||
    (isEmpty(content) && record.names().id === undefined);

  const save = async (): Promise<boolean> => {
    if (isKept()) return false;
    const before = kept.current;
    kept.current = content;
    try {
      await record.save(content);
    } catch (error) {
      // It is tried again: with the next letter, and when the window is closed once more.
      kept.current = { ...before };
      throw error;
    }
    return true;
  };
  /** One after the other: the second save of a new draft knows its id. */
  const keep = (): Promise<boolean> => {
    const next = saving.current.then(save);
    saving.current = next.catch(() => undefined);
    return next;
  };
  const keepQuietly = useEffectEvent(() => {
    // Said when the window is closed.
    keep().catch(() => undefined);
  });
  useEffect(() => {
    const timer = setTimeout(() => keepQuietly(), pause);
    return () => clearTimeout(timer);
  }, [content]);
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isKept()) return;
    // Whoever stays finds it kept.
    keepQuietly();
    event.preventDefault();
  });
  // Closing the tab leaves no time to keep it: the browser asks.
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
  // Whoever goes to another page leaves a draft behind, too.
  const keepBehind = useEffectEvent(() => {
    keep().catch((error: unknown) => {
      const failure = toFailure(error);
      // An ended session is said where one signs in again.
      if (failure.status === 401) return;
      const reason = failureText(failure);
      notify({ kind: 'error', text: text('failure.afterLeaving', { reason }) });
    });
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      keepBehind();
    };
  }, []);
  const follow = useEffectEvent((newest: Email) => {
    if (kept.current !== content || !record.follow(newest)) return;
    kept.current = contentOfDraft(newest);
    onFollow(kept.current);
  });
  useEffect(() => {
    if (stored) follow(stored);
  }, [stored]);

  return {
    keep,
    /** Nothing is kept from now on: it is sent or thrown away. What got no answer before may still fail. */
    async stop(): Promise<void> {
      stopped.current = true;
      await saving.current;
      await record.settle();
    },
    /** The draft's id and what it answers. */
    names: record.names,
    /** Whether the draft, or what it answers, is gone by now: what is written stands for itself from then on. */
    forget: (error: unknown): boolean => record.part(error) !== null,
    /** Whether all of it is kept, and under which id: its window has gone. */
    async leave(): Promise<{ id: number | undefined; isKept: boolean }> {
      await saving.current;
      const { id } = record.names();
      return { id, isKept: kept.current === content && id !== undefined };
    },
    /** It was not sent after all. */
    resume() {
      stopped.current = false;
    },
  };
}
