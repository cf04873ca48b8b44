import { saveEmailDraft } from '@praxis/contract/demo/email';
import { useHost } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { useFailureText, useUiText } from '@praxis/sdk/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { draftOf, isEmpty, type Content } from './content';

/** How long nobody has to type until what is written is kept, milliseconds. */
const pause = 1000;

interface Options {
  content: Content;
  /** The draft that is written on. */
  id?: number;
  /** The email that is answered. */
  inReplyTo?: number;
  /** What is written is kept under this id from now on; `gone`: where one went on meanwhile. */
  onKept(id: number, gone: boolean): void;
}

/** Keeps what is being written as a draft: when the typing pauses, and when it is asked to. */
export function useDraft({ content, id, inReplyTo, onKept }: Options) {
  const { notify } = useHost();
  const failureText = useFailureText();
  const text = useUiText();
  const { run } = useMutation(saveEmailDraft);
  const known = useRef(id);
  const answered = useRef(inReplyTo);
  // What a draft or an answer begins with is not written by anybody yet.
  const kept = useRef(content);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const stopped = useRef(false);
  const gone = useRef(false);

  /** Nothing is left to keep. */
  const isKept = (): boolean =>
    stopped.current ||
    kept.current === content ||
    (isEmpty(content) && known.current === undefined);

  const save = async (): Promise<boolean> => {
    if (isKept()) return false;
    const before = kept.current;
    kept.current = content;
    const written = () =>
      run(
        { body: { draft: draftOf(content, { id: known.current, inReplyTo: answered.current }) } },
        // It is tried again as the page goes, which says what became of that.
        { quiet: true },
      );
    const { id: draftId } = await written()
      .catch((error: unknown) => {
        if (!forget(error)) throw error;
        return written();
      })
      .catch((error: unknown) => {
        // It is tried again: with the next letter, and when the window is closed once more.
        kept.current = { ...before };
        throw error;
      });
    if (known.current === undefined) onKept(draftId, gone.current);
    known.current = draftId;
    return true;
  };
  /** Whether the draft, or what it answers, is gone by now: what is written stands for itself from then on. */
  const forget = (error: unknown): boolean => {
    const isTied = known.current !== undefined || answered.current !== undefined;
    if (!isTied || toFailure(error).status !== 404) return false;
    known.current = undefined;
    answered.current = undefined;
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

  return {
    keep,
    /** Nothing is kept from now on: it is sent or thrown away. Answers with the draft's id and what it answers. */
    async stop(): Promise<{ id?: number | undefined; inReplyTo?: number | undefined }> {
      stopped.current = true;
      await saving.current;
      return { id: known.current, inReplyTo: answered.current };
    },
    forget,
    /** Whether all of it is kept, and under which id: its window has gone. */
    async leave(): Promise<{ id: number | undefined; isKept: boolean }> {
      await saving.current;
      return { id: known.current, isKept: kept.current === content && known.current !== undefined };
    },
    /** It was not sent after all. */
    resume() {
      stopped.current = false;
    },
  };
}
