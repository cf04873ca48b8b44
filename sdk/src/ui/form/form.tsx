import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names';
import { Alert } from '../components/alert';
import { useFocusFallback } from '../components/focus-fallback';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { FormChanges, type ChangeDescription } from './form-changes';
import { FieldErrorText, FieldLabelText } from './field-texts';
import styles from './form.module.css';
import { fieldId } from './screen-order';
import type { FormState } from './use-form';

export interface FormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action'>, ChangeDescription {
  /** Result of `useForm`. */
  form: Pick<
    FormState<object>,
    'id' | 'errors' | 'failure' | 'attempts' | 'submitting' | 'submit' | 'meanwhile'
  >;
  children: ReactNode;
}

/** Form that Enter submits. After a failed submit, an error summary takes the focus. */
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

/** Error summary, with a link to each field. */
function FormSummary({ form }: Pick<FormProps, 'form'>) {
  const text = useUiText();
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  const errors = Object.entries(form.errors);
  const shown = form.attempts > 0 && (errors.length > 0 || form.failure !== null);

  useEffect(() => {
    if (form.attempts === 0) return;
    box.current?.focus();
    // Browsers center a focused element that is taller than the viewport.
    box.current?.querySelector('strong')?.scrollIntoView({ block: 'nearest' });
  }, [form.attempts]);

  if (!shown) return null;
  return (
    <SummaryBox box={box}>
      {form.failure ? (
        <Alert kind="danger">{failureText(form.failure)}</Alert>
      ) : (
        // Quiet: screen readers read it when it takes the focus, and need not hear each fixed error.
        <Alert quiet kind="danger" title={text('form.summary', { count: errors.length })}>
          <ul className={styles['errors']}>
            {errors.map(([path, error]) => (
              <li key={path}>
                <ErrorLink target={fieldId(form.id, path)}>{error}</ErrorLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </SummaryBox>
  );
}

/** Container of the summary, which moves the focus to the page when the summary disappears. */
function SummaryBox({
  box,
  children,
}: {
  box: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  useFocusFallback(box);
  return (
    <div ref={box} tabIndex={-1} className={styles['summary']}>
      {children}
    </div>
  );
}

function ErrorLink({ target, children }: { target: string; children: string }) {
  const text = useUiText();
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(target);
        // Asks a tab panel that hides the field to reveal it, like the browser's find-in-page.
        field?.dispatchEvent(new Event('beforematch', { bubbles: true }));
        field?.focus();
      }}
    >
      <FieldLabelText target={target} after={`${text('colon')} `} />
      <FieldErrorText target={target} fallback={children} />
    </a>
  );
}

/** Row of buttons at the end of a form, the submit button first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Responsive row of fields. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}
