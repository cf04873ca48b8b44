import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Check from 'lucide-react/icons/check';
import { classNames } from '../class-names';
import { Button } from '../components/button';
import { useFocusFallback } from '../components/focus-fallback';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';
import styles from './wizard.module.css';

export interface WizardStep {
  key: string;
  title: string;
}

export interface WizardProps {
  /** Steps, in order. */
  steps: readonly WizardStep[];
  /** Index of the current step. */
  current: number;
  /** Called when the user returns to an earlier step. */
  onStep(index: number): void;
  /** Content of the step. */
  children: ReactNode;
  /** Goes to the next step, or finishes at the last one. Omit it if the step has a form (`formId`). */
  onNext?(): void;
  /** Id of the step's form, which the button submits; its `onSubmit` goes to the next step. */
  formId?: string;
  /** Button label of the last step: a verb. */
  finishLabel: ReactNode;
  /** The wizard is being submitted. */
  busy?: boolean;
  /** Disables the button until the user has made a choice. */
  nextDisabled?: boolean;
}

/** Multi-step form; going back keeps the input. */
export function Wizard(props: WizardProps) {
  const { steps, current, onStep, children, onNext, formId, busy = false } = props;
  const text = useUiText();
  const isLast = current === steps.length - 1;
  const id = useId();
  const wizard = useRef<HTMLDivElement>(null);
  const content = useStepFocus(current, wizard);
  useFocusFallback(wizard);
  return (
    <div ref={wizard} className={styles['wizard']}>
      <nav aria-label={text('wizard.steps')}>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li
              key={step.key}
              className={classNames(
                styles['step'],
                index < current && styles['done'],
                index === current && styles['current'],
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              <StepMark index={index} current={current} />
              {index < current ? (
                <button
                  type="button"
                  // Not visually hidden text: screen readers would put a space before the comma.
                  aria-label={`${step.title}, ${text('wizard.done')}`}
                  disabled={busy}
                  onClick={() => onStep(index)}
                >
                  {step.title}
                </button>
              ) : (
                <span>{step.title}</span>
              )}
            </li>
          ))}
        </ol>
        <p id={id} className={styles['short']}>
          {text('wizard.step', { step: current + 1, count: steps.length })}{' '}
          <strong>{steps[current]?.title}</strong>
        </p>
      </nav>
      <div ref={content} role="group" aria-labelledby={id} tabIndex={-1}>
        {children}
      </div>
      <div className={styles['actions']}>
        <Button
          kind="primary"
          loading={busy}
          disabled={props.nextDisabled}
          {...(formId === undefined
            ? {
                onClick: (event: MouseEvent) => {
                  // Before the click's default action, the next step may turn this button into a submit button.
                  event.preventDefault();
                  onNext?.();
                },
              }
            : { type: 'submit', form: formId })}
        >
          {isLast ? props.finishLabel : text('next')}
        </Button>
        {current > 0 && (
          <Button disabled={busy} onClick={() => onStep(current - 1)}>
            {text('back')}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Focuses the content of a new step, so that screen readers announce it: the clicked button may be gone,
 * and comes after the content in any case. On a phone, the previous step may have been scrolled: the new
 * one is read from its start.
 */
function useStepFocus(current: number, wizard: RefObject<HTMLElement | null>) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (content.current?.contains(document.activeElement)) return;
    content.current?.focus({ preventScroll: true });
    if (wizard.current && wizard.current.getBoundingClientRect().top < 0)
      wizard.current.scrollIntoView();
  }, [current, wizard]);
  return content;
}

function StepMark({ index, current }: { index: number; current: number }) {
  return (
    <span className={styles['mark']} aria-hidden>
      {index < current ? <Icon of={Check} size={14} /> : index + 1}
    </span>
  );
}
