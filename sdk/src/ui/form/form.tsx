import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names';
import { Alert } from '../components/alert';
import { useLeftFocus } from '../components/left-focus';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { FormChanges, type ChangeDescription } from './form-changes';
import { FaultOf, LabelOf } from './label-of';
import styles from './form.module.css';
import { fieldId } from './screen-order';
import type { FormState } from './use-form';

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'>, ChangeDescription {
  /** Of `useForm`. */
  form: Pick<
    FormState<object>,
    'id' | 'errors' | 'failure' | 'attempts' | 'submitting' | 'submit' | 'meanwhile'
  >;
  children: ReactNode;
}

/** A form: Enter submits it; when sending was tried in vain, a summary of the faults takes the focus. */
export function Form({ form, describe, names, className, children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      aria-busy={form.submitting || undefined}
      className={classNames(styles['form'], className)}
      onSubmit={(event) => void form.submit(event)}
    >
      <FormSummary form={form} />
      <FormChanges form={form} describe={describe} names={names} />
      {children}
    </form>
  );
}

/** What stands in the way of sending, with a link to each field. */
function FormSummary({ form }: Pick<FormProps, 'form'>) {
  const text = useUiText();
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  const faults = Object.entries(form.errors);
  const shown = form.attempts > 0 && (faults.length > 0 || form.failure !== null);

  useEffect(() => {
    if (form.attempts === 0) return;
    box.current?.focus();
    // Of what is taller than the window, browsers show the middle.
    box.current?.querySelector('strong')?.scrollIntoView({ block: 'nearest' });
  }, [form.attempts]);

  if (!shown) return null;
  return (
    <SummaryBox box={box}>
      {form.failure ? (
        <Alert kind="danger">{failureText(form.failure)}</Alert>
      ) : (
        // The focus reads it with each try; what is mended since is no news.
        <Alert quiet kind="danger" title={text('form.summary', { count: faults.length })}>
          <ul className={styles['faults']}>
            {faults.map(([path, fault]) => (
              <li key={path}>
                <FaultLink target={fieldId(form.id, path)}>{fault}</FaultLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </SummaryBox>
  );
}

/** The summary's place, which keeps the focus with the page when what it says no longer holds. */
function SummaryBox({
  box,
  children,
}: {
  box: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  useLeftFocus(box);
  return (
    <div ref={box} tabIndex={-1} className={styles['summary']}>
      {children}
    </div>
  );
}

function FaultLink({ target, children }: { target: string; children: string }) {
  const text = useUiText();
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(target);
        // Whatever hides it, a tab, shows it then: as the browser's own search asks for what it found.
        field?.dispatchEvent(new Event('beforematch', { bubbles: true }));
        field?.focus();
      }}
    >
      <LabelOf target={target} after={`${text('colon')} `} />
      <FaultOf target={target} fallback={children} />
    </a>
  );
}

/** Buttons at the end of a form, the one that sends first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}
