import { useCallback, useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { announce, type Urgency } from '../announcer';
import { focusPage } from '../focus-page';
import { useUiText } from '../text/use-ui-text';
import { kindIcons, type AlertKind } from './alert';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './toast.module.css';

export interface ToastProps {
  /** What kind of news it is; a danger stays and interrupts what is being read out. */
  kind?: AlertKind;
  children: ReactNode;
  /** Puts a button on the toast that takes the act back. */
  onUndo?(): void;
  /** The button's word; "Undo" where it is left out. */
  undoLabel?: string;
  /** Takes it away. */
  onClose(): void;
  /**
   * Milliseconds until it closes itself; 0: it stays. The time stands still under the pointer and the
   * focus, and begins anew with each Tab: the toast is the last stop of the page.
   */
  closeAfter?: number;
}

/**
 * A short message that goes by itself, with Undo for what can be undone. The announcer reads it out
 * when it appears; the toast itself is no live region, for it would be read twice.
 */
export function Toast({
  kind = 'success',
  children,
  onUndo,
  undoLabel,
  onClose,
  closeAfter = kind === 'danger' ? 0 : 6000,
}: ToastProps) {
  const text = useUiText();
  const { hold, release } = useTimeout(onClose, closeAfter);
  const focus = useFocusBack();
  const undo = onUndo && (undoLabel ?? text('undo'));
  const words = useAnnounced(kind === 'danger' ? 'assertive' : 'polite', undo);
  return (
    <div
      className={styles['toast']}
      data-kind={kind}
      role="group"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={(event) => {
        hold();
        focus.remember(event);
      }}
      onBlur={release}
      // Where the toasts move, those that are there do not arrive again.
      onAnimationEnd={({ currentTarget }) => {
        currentTarget.dataset['arrived'] = '';
      }}
    >
      <Icon of={kindIcons[kind]} className={styles['icon']} />
      <div className={styles['said']}>
        <div ref={words} className={styles['text']}>
          {children}
        </div>
        {onUndo && (
          <Button
            size="small"
            kind="link"
            onClick={() => {
              onUndo();
              focus.giveBack();
              onClose();
            }}
          >
            {undo}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        icon={X}
        label={text('dismiss')}
        onClick={() => {
          focus.giveBack();
          onClose();
        }}
      />
    </div>
  );
}

/**
 * The focus goes back where it came from as the toast goes: with Tab, to where somebody set out from and
 * not to the last stop on the way. The page takes it where that has gone.
 */
function useFocusBack() {
  const origin = useRef<HTMLElement | null>(null);
  const start = useTabStart();
  return {
    remember({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.parentElement?.contains(relatedTarget)) return;
      const from = start.current ?? relatedTarget;
      origin.current = from instanceof HTMLElement ? from : null;
    },
    giveBack() {
      origin.current?.focus({ preventScroll: true });
      if (origin.current === null || document.activeElement !== origin.current) focusPage();
    },
  };
}

/** What had the focus as Tab was pressed first, as long as nothing else is pressed in between. */
function useTabStart() {
  const start = useRef<Element | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    const listen = { capture: true, signal: stopped.signal };
    const pressed = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : undefined;
      if (key === 'Tab') start.current ??= document.activeElement;
      else if (key !== 'Shift') start.current = null;
    };
    document.addEventListener('keydown', pressed, listen);
    document.addEventListener('pointerdown', pressed, listen);
    return () => stopped.abort();
  }, []);
  return start;
}

/** Says what stands in the element, each time that it is something else. */
function useAnnounced(urgency: Urgency, undo: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const words = element.current?.textContent ?? '';
    if (words === said.current) return;
    said.current = words;
    // What is a sentence has its full stop.
    announce(undo === undefined ? words : `${words.replace(/[^.!?…]$/, '$&.')} ${undo}`, urgency);
  });
  return element;
}

function useTimeout(onEnd: () => void, after: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const held = useRef(false);
  const hold = () => {
    held.current = true;
    clearTimeout(timer.current);
  };
  const begin = useCallback(() => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(() => end.current(), after);
  }, [after]);
  const release = () => {
    held.current = false;
    begin();
  };
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && !held.current) begin();
    };
    begin();
    document.addEventListener('keydown', pressed, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', pressed, true);
    };
  }, [begin]);
  return { hold, release };
}
