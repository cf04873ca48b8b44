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
  /** Of `useForm`. */
  form: FormProps['form'] & Pick<FormState<object>, 'dirty' | 'reset'>;
  /** For what somebody else changed: as of `Form`. */
  describe?: FormProps['describe'];
  /** For what somebody else changed: as of `Form`. */
  names?: FormProps['names'];
  /** Fields, or several `FormSection`s. */
  children: ReactNode;
  /** The verb on the button; "Save" where it is left out. */
  submitLabel?: ReactNode;
  /** Left out: the button takes the changes back. */
  onCancel?(): void;
}

/** A form that fills a page: its buttons stay in sight, and leaving with unsaved changes asks. */
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

/** Fields that belong together, with what they are for beside them. */
export function FormSection({
  title,
  help,
  children,
}: {
  /** What the fields are about. */
  title: ReactNode;
  /** What they are for. */
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
