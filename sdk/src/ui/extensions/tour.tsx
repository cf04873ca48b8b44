import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import Tour from 'antd/es/tour';
import { AntdScope } from '../antd/antd-scope';

export interface TourStep {
  /** Finds the highlighted element when the step starts; without it, the step is centered. */
  target?(): HTMLElement | null;
  title: ReactNode;
  text: ReactNode;
}

export interface TourProps {
  /** In display order. */
  steps: readonly TourStep[];
  /** Whether the tour is open. */
  open: boolean;
  /** Called when the tour is finished or dismissed. */
  onClose(): void;
}

/** Guided tour of a page, based on antd's. The focus moves with the steps and is restored at the end. */
export default function TourView({ steps, open, onClose }: TourProps) {
  useFocusRestore(open);
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

/** Returns the focus to the element that had it before the tour. */
function useFocusRestore(open: boolean) {
  const before = useRef<Element>(null);
  // In a layout effect, before a step takes the focus.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [open]);
}

/**
 * A step's buttons. Focuses the last one, since antd leaves the focus under the mask, and makes the step a
 * dialog with a name and a description.
 */
function StepActions({ children }: { children: ReactNode }) {
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const step = container.current?.closest('[class*="-tour-section"]');
    step?.setAttribute('role', 'dialog');
    step?.setAttribute('aria-label', textIn(step, '-tour-title'));
    step?.setAttribute('aria-description', textIn(step, '-tour-description'));

    // The button is not focusable until antd has positioned the step.
    let frame = 0;
    const focusButton = (retries: number) => {
      const button = [...(container.current?.querySelectorAll('button') ?? [])].at(-1);
      button?.focus({ preventScroll: true });
      if (document.activeElement !== button && retries > 0)
        frame = requestAnimationFrame(() => focusButton(retries - 1));
    };
    focusButton(30);

    const onKeyDown = (event: KeyboardEvent) => {
      if (step) trapFocus(step, event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <span ref={container} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

/** Cycles Tab through the buttons of a step, since the focus would be hidden under the mask elsewhere. */
function trapFocus(step: Element, event: KeyboardEvent) {
  // A dialog above the tour traps the focus itself.
  if (event.key !== 'Tab' || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const buttons = [...step.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % buttons.length)?.focus();
}

const textIn = (step: Element, part: string): string =>
  step.querySelector(`[class*="${part}"]`)?.textContent ?? '';
