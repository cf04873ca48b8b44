import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { useKeptFocus } from '../components/kept-focus';
import { Form, type FormProps } from '../form/form';
import type { FormState } from '../form/use-form';
import { useUiText } from '../text/use-ui-text';
import styles from './form-page.module.css';
import { UnsavedChanges } from './unsaved-changes';

export interface FormPageProps {
  /** Result of `useForm`. */
  form: FormProps['form'] & Pick<FormState<object>, 'dirty' | 'reset'>;
  /** Formats concurrent changes, as in `Form`. */
  describe?: FormProps['describe'];
  /** Names of unlabeled parts for concurrent changes, as in `Form`. */
  names?: FormProps['names'];
  /** Fields, or `FormSection`s. */
  children: ReactNode;
  /** Label of the submit button; defaults to "Save". */
  submitLabel?: ReactNode;
  /** Called by Cancel; by default, Cancel resets the form. */
  onCancel?(): void;
}

/** Form that fills a page. Its buttons are sticky, and leaving with unsaved changes needs a confirmation. */
export function FormPage({
  form,
  describe,
  names,
  children,
  submitLabel,
  onCancel,
}: FormPageProps) {
  const text = useUiText();
  const cancel = useKeptFocus(!onCancel && (!form.dirty || form.submitting), () =>
    onCancel ? onCancel() : form.reset(),
  );
  return (
    <Form form={form} describe={describe} names={names} className={styles['page']}>
      {children}
      <div className={styles['actions']}>
        <Button kind="primary" type="submit" loading={form.submitting}>
          {submitLabel ?? text('save')}
        </Button>
        <Button kind="quiet" {...cancel}>
          {text('cancel')}
        </Button>
      </div>
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
    </Form>
  );
}

/** Card with related fields, and their purpose next to them. */
export function FormSection({
  title,
  help,
  children,
}: {
  /** Heading of the section. */
  title: ReactNode;
  /** Purpose of the fields. */
  help?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className={styles['section']}>
      <div className={styles['columns']}>
        <div>
          <h2>{title}</h2>
          {help !== undefined && <p className={styles['help']}>{help}</p>}
        </div>
        <div className={styles['fields']}>{children}</div>
      </div>
    </Card>
  );
}
