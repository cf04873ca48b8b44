import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { preloadFloating, showNextTo } from '../floating';
import type { Side } from '../placement';
import styles from './tooltip.module.css';

export type { Side };

export interface TooltipProps {
  /** Without a text there is no tooltip. */
  text?: string;
  /** Preferred side. */
  side?: Side;
  /** False if the text is already the element's name, and would be read twice. */
  describes?: boolean;
  /** One element that accepts pointer and focus handlers. */
  children: ReactElement<HTMLAttributes<Element>>;
}

/** Delay of the tooltip on hover, in milliseconds. */
const openAfter = 350;

/** Short hint on hover and keyboard focus; Escape closes it. */
export function Tooltip({ text, side = 'top', describes = true, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [opening] = useState(createDelay);
  useEffect(() => opening.cancel, [opening]);

  const close = () => {
    opening.cancel();
    setAnchor(null);
  };

  if (!text) return children;
  const childProps = children.props;
  return (
    <>
      {cloneElement(children, {
        ...(describes && anchor ? { 'aria-describedby': id } : {}),
        onPointerEnter: (event) => {
          childProps.onPointerEnter?.(event);
          const target = event.currentTarget;
          if (event.pointerType === 'touch') return;
          preloadFloating();
          opening.start(() => setAnchor(target), openAfter);
        },
        onPointerLeave: (event) => {
          childProps.onPointerLeave?.(event);
          close();
        },
        onPointerDown: (event) => {
          childProps.onPointerDown?.(event);
          close();
        },
        onFocus: (event) => {
          childProps.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
        },
        onBlur: (event) => {
          childProps.onBlur?.(event);
          close();
        },
      })}
      {anchor && (
        <Bubble id={id} anchor={anchor} side={side} close={close}>
          {text}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  anchor: Element;
  side: Side;
  close(): void;
  children: string;
}

/** The visible tooltip. */
function Bubble({ id, anchor, side, close, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const onClose = useEffectEvent(close);

  useLayoutEffect(() => {
    if (!bubble.current) return;
    return showNextTo(anchor, bubble.current, { side, align: 'center', gap: 6 });
  }, [anchor, side, children]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const onScroll = () => onClose();
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, []);

  return (
    <span ref={bubble} id={id} role="tooltip" className={styles['tooltip']}>
      {children}
    </span>
  );
}

/** Creates a cancelable timeout. */
function createDelay() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    start(run: () => void, after: number) {
      cancel();
      timer = setTimeout(run, after);
    },
  };
}
