import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { classNames } from '../class-names';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';
import styles from './wizard.module.css';

export interface WizardStep {
  key: string;
  title: string;
}

export interface WizardProps {
  /** In their order. */
  steps: readonly WizardStep[];
  /** Index of the step on show. */
  current: number;
  /** Goes to a step; the steps before the current one can be returned to. */
  onStep(index: number): void;
  /** Content of the step. */
  children: ReactNode;
  /** Goes on, or sends at the last step. Left out: the step has a form whose id is `formId`. */
  onNext?(): void;
  /** The button submits this form, whose `onSubmit` goes on. */
  formId?: string;
  /** The verb of the last step. */
  finishLabel: ReactNode;
  /** The last step is being sent. */
  busy?: boolean;
  /** Something has to be chosen before it goes on. */
  nextDisabled?: boolean;
}

/** Several steps to one end; what was entered stays when one goes back. */
export function Wizard(props: WizardProps) {
  const { steps, current, onStep, children, onNext, formId, busy = false } = props;
  const text = useUiText();
  const isLast = current === steps.length - 1;
  const id = useId();
  const content = useFocusOfStep(current);
  return (
    <div className={styles['wizard']}>
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
                  // A hidden part of its text would be read after a space, and the comma with it.
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
                  // The next step may make this very button submit its form before the click is over.
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
 * The content of a step that was gone to takes the focus, and screen readers say its name: what was
 * pressed may have gone, and stands below what is to be done next.
 */
function useFocusOfStep(current: number) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (!content.current?.contains(document.activeElement))
      content.current?.focus({ preventScroll: true });
  }, [current]);
  return content;
}

function StepMark({ index, current }: { index: number; current: number }) {
  return (
    <span className={styles['mark']} aria-hidden>
      {index < current ? <Icon of={Check} size={14} /> : index + 1}
    </span>
  );
}
