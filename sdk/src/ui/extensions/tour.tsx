import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import Tour from 'antd/es/tour';
import { AntdScope } from '../antd/antd-scope';

export interface TourStep {
  /** What is shown: looked for when the step begins. Without one, the step stands in the middle. */
  target?(): HTMLElement | null;
  title: ReactNode;
  text: ReactNode;
}

export interface TourProps {
  /** In their order. */
  steps: readonly TourStep[];
  /** It is on show. */
  open: boolean;
  /** It was finished, or left before. */
  onClose(): void;
}

/** Shows somebody around a page, on antd's tour. The focus goes along, and back at its end. */
export default function TourView({ steps, open, onClose }: TourProps) {
  useFocusBack(open);
  return (
    <AntdScope>
      <Tour
        open={open}
        onClose={onClose}
        onFinish={onClose}
        actionsRender={(actions, { current }) => <StepActions key={current}>{actions}</StepActions>}
        steps={steps.map(({ target, title, text }) => ({
          target: target ? () => target() ?? document.body : null,
          title,
          description: text,
        }))}
      />
    </AntdScope>
  );
}

/** Gives the focus back to what had it before the tour. */
function useFocusBack(open: boolean) {
  const before = useRef<Element>(null);
  // Before a step takes it.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [open]);
}

/**
 * A step's buttons, of which the last one takes the focus: antd leaves it under the mask. What is
 * around them becomes a dialog, named and described as it is read.
 */
function StepActions({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const step = place.current?.closest('[class*="-tour-section"]');
    step?.setAttribute('role', 'dialog');
    step?.setAttribute('aria-label', textIn(step, '-tour-title'));
    step?.setAttribute('aria-description', textIn(step, '-tour-description'));

    // It can take the focus once antd has put it in its place.
    let frame = 0;
    const take = (tries: number) => {
      const button = [...(place.current?.querySelectorAll('button') ?? [])].at(-1);
      button?.focus({ preventScroll: true });
      if (document.activeElement !== button && tries > 0)
        frame = requestAnimationFrame(() => take(tries - 1));
    };
    take(30);

    const stay = (event: KeyboardEvent) => {
      if (step) stayWithin(step, event);
    };
    window.addEventListener('keydown', stay);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', stay);
    };
  }, []);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

/** Leads Tab around the buttons of a step: past them the focus would stand under the mask, unseen. */
function stayWithin(step: Element, event: KeyboardEvent) {
  // A dialog that was opened above the tour keeps its own.
  if (event.key !== 'Tab' || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const buttons = [...step.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % buttons.length)?.focus();
}

const textIn = (step: Element, part: string): string =>
  step.querySelector(`[class*="${part}"]`)?.textContent ?? '';
