import { useLocation, useNavigate } from '@praxis/sdk/router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isFocusLost } from '../../shared/focus-lost';
import { draftLeftAt, leaveDraft } from './left-drafts';

/**
 * What is being written stands in the address, so that it is there after a reload: `compose=new`,
 * `compose=reply-12`, and `compose=58` once it is kept as a draft.
 */
export function useCompose(asked: string | null, mailbox: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  /** The draft that something became while it was written: the same window goes on. */
  const [became, setBecame] = useState<{ from: string; to: string } | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const { search, key: place } = useLocation();
  const left = asked === null ? undefined : draftLeftAt(place);
  const param = left === undefined ? asked : String(left);
  const [, setKeptBehind] = useState<number>();
  // A draft is kept a while after it was typed: other parts of the address may say something else by then.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);

  useFocusAfter(param !== null, () => {
    opener.current?.focus();
    // Nothing opened it: it was there after a reload, or came back with Undo. A phone's list hides its heading.
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

  /** The page that the window was opened over would take two steps of Back: the closed one is its twin. */
  const leaveTwin = () => {
    if (isTwin()) void navigate(-1);
  };

  const goOnWith = useEffectEvent((id: number) => void go(String(id), true));
  useEffect(() => {
    if (left !== undefined) goOnWith(left);
  }, [left]);

  return {
    param,
    key: became && param === became.to ? became.from : param,
    open(compose: string) {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      setBecame(null);
      void go(compose, false);
    },
    /** `gone`: its window is there no longer. Whoever comes back to its place finds the draft. */
    kept(id: number, gone: boolean) {
      if (param === null) return;
      if (gone) {
        leaveDraft(place, id);
        setKeptBehind(id);
        return;
      }
      setBecame({ from: param, to: String(id) });
      void go(String(id), true);
    },
    close() {
      setBecame(null);
      void go(null, true).then(leaveTwin);
    },
  };
}

/** Once the window is gone and took the focus along. Until then a phone's mailbox takes none. */
function useFocusAfter(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(isOpen);
  const closed = useEffectEvent(() => {
    if (isFocusLost()) focus();
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** Whether Back leads to the same address; false where the browser does not say. */
function isTwin(): boolean {
  if (!('navigation' in window)) return false;
  const entries = window.navigation.entries();
  const here = window.navigation.currentEntry;
  return here !== null && entries[here.index - 1]?.url === here.url;
}
