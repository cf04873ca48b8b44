import { useLocation, useNavigate } from '@praxis/sdk/router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isFocusLost } from '../../shared/focus-lost';
import { rememberedDraft, rememberDraft } from './remembered-drafts';

/**
 * The address holds the state of the compose window, so that it survives a reload: `compose=new`,
 * `compose=reply-12`, and `compose=58` once it is saved as a draft.
 */
export function useCompose(requested: string | null, mailbox: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  /** The draft that the content was saved as: the same window stays open. */
  const [savedAs, setSavedAs] = useState<{ from: string; to: string } | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const { search, key: historyKey } = useLocation();
  const draftId = requested === null ? undefined : rememberedDraft(historyKey);
  const param = draftId === undefined ? requested : String(draftId);
  const [, setRemembered] = useState<number>();
  // The save of a draft may resolve after other search parameters have changed.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);

  useRestoredFocus(param !== null, () => {
    opener.current?.focus();
    // Without an opener, after a reload or Undo, the heading takes the focus; a phone's list hides
    // it, so a button does.
    for (const kind of ['h1', 'button'])
      for (const one of mailbox.current?.querySelectorAll<HTMLElement>(kind) ?? [])
        if (isFocusLost()) one.focus({ preventScroll: true });
  });

  const go = async (compose: string | null, replace: boolean) => {
    const params = new URLSearchParams(newest.current);
    if (compose === null) params.delete('compose');
    else params.set('compose', compose);
    await navigate(`?${params}`, { replace, preventScrollReset: true });
  };

  /**
   * Skips the history entry that the window was opened over: it has the same address as the current
   * one.
   */
  const skipDuplicateEntry = () => {
    if (isPreviousEntrySame()) void navigate(-1);
  };

  const openDraft = useEffectEvent((id: number) => void go(String(id), true));
  useEffect(() => {
    if (draftId !== undefined) openDraft(draftId);
  }, [draftId]);

  return {
    param,
    key: savedAs && param === savedAs.to ? savedAs.from : param,
    open(compose: string) {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      setSavedAs(null);
      void go(compose, false);
    },
    /** `isClosed`: the window has closed. Its history entry leads to the draft. */
    onSaved(id: number, isClosed: boolean) {
      if (param === null) return;
      if (isClosed) {
        rememberDraft(historyKey, id);
        setRemembered(id);
        return;
      }
      setSavedAs({ from: param, to: String(id) });
      void go(String(id), true);
    },
    close() {
      setSavedAs(null);
      void go(null, true).then(skipDuplicateEntry);
    },
  };
}

/**
 * Restores the focus after the window has closed and taken it along. Until then a phone's mailbox
 * is inert.
 */
function useRestoredFocus(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(isOpen);
  const closed = useEffectEvent(() => {
    if (isFocusLost()) focus();
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** Whether the previous history entry has the same address; false without the Navigation API. */
function isPreviousEntrySame(): boolean {
  if (!('navigation' in window)) return false;
  const entries = window.navigation.entries();
  const here = window.navigation.currentEntry;
  return here !== null && entries[here.index - 1]?.url === here.url;
}
