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
  /** Severity; a danger stays open and is announced assertively. */
  kind?: AlertKind;
  children: ReactNode;
  /** Adds a button that undoes the action. */
  onUndo?(): void;
  /** Label of that button; defaults to "Undo". */
  undoLabel?: string;
  /** Removes the toast. */
  onClose(): void;
  /**
   * Milliseconds until it closes; 0 keeps it open. Hover and focus pause the timeout, and each Tab
   * restarts it: the toast is the last tab stop of the page.
   */
  closeAfter?: number;
}

/**
 * Short message that closes after a timeout, with an optional Undo. The announcer announces it; the
 * toast itself is not a live region, or it would be read twice.
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
  const { pause, resume } = useTimeout(onClose, closeAfter);
  const focus = useFocusReturn();
  const undo = onUndo && (undoLabel ?? text('undo'));
  const message = useAnnouncement(kind === 'danger' ? 'assertive' : 'polite', undo);
  const close = () => {
    focus.restore();
    ignoreDoubleClick();
    onClose();
  };
  return (
    <div
      className={styles['toast']}
      data-kind={kind}
      role="group"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={(event) => {
        pause();
        focus.remember(event);
      }}
      onBlur={resume}
      // Moving the toasts into a dialog must not replay their entry animation.
      onAnimationEnd={({ currentTarget }) => {
        currentTarget.dataset['arrived'] = '';
      }}
    >
      <Icon of={kindIcons[kind]} className={styles['icon']} />
      <div className={styles['said']}>
        <div ref={message} className={styles['text']}>
          {children}
        </div>
        {onUndo && (
          <Button
            size="small"
            kind="link"
            onClick={() => {
              onUndo();
              close();
            }}
          >
            {undo}
          </Button>
        )}
      </div>
      <IconButton size="small" icon={X} label={text('dismiss')} onClick={close} />
    </div>
  );
}

/** Ignores the second press of a double click: it would hit what the toast covered. */
function ignoreDoubleClick(): void {
  const controller = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, ignore, { capture: true, signal: controller.signal });
  setTimeout(() => controller.abort(), 500);
}

/**
 * Returns the focus to where it was before the toast: after tabbing, to the element where tabbing started,
 * not to the last tab stop; to the page if that element is gone.
 */
function useFocusReturn() {
  const origin = useRef<HTMLElement | null>(null);
  const start = useTabStart();
  return {
    remember({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.parentElement?.contains(relatedTarget)) return;
      const from = start.current ?? relatedTarget;
      origin.current = from instanceof HTMLElement ? from : null;
    },
    restore() {
      origin.current?.focus({ preventScroll: true });
      if (origin.current === null || document.activeElement !== origin.current) focusPage();
    },
  };
}

/** Tracks the element that had the focus before the first of a series of Tab presses. */
function useTabStart() {
  const start = useRef<Element | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const listen = { capture: true, signal: controller.signal };
    const onPress = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : undefined;
      if (key === 'Tab') start.current ??= document.activeElement;
      else if (key !== 'Shift') start.current = null;
    };
    document.addEventListener('keydown', onPress, listen);
    document.addEventListener('pointerdown', onPress, listen);
    return () => controller.abort();
  }, []);
  return start;
}

/** Announces the text of an element whenever it changes. */
function useAnnouncement(urgency: Urgency, undo: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const announced = useRef('');
  useEffect(() => {
    const message = element.current?.textContent ?? '';
    if (message === announced.current) return;
    announced.current = message;
    // Ends the message with a period, so that screen readers pause before "Undo".
    announce(
      undo === undefined ? message : `${message.replace(/[^.!?…]$/, '$&.')} ${undo}`,
      urgency,
    );
  });
  return element;
}

function useTimeout(onEnd: () => void, after: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  const isPaused = useRef(false);
  const pause = () => {
    isPaused.current = true;
    clearTimeout(timer.current);
  };
  const start = useCallback(() => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(() => latestOnEnd.current(), after);
  }, [after]);
  const resume = () => {
    isPaused.current = false;
    start();
  };
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && !isPaused.current) start();
    };
    start();
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [start]);
  return { pause, resume };
}
