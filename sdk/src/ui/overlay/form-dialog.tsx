import { useState, type ReactNode } from 'react';
import { useActionOver } from '../actions/action-over';
import { Button } from '../components/button';
import { Form, type FormProps } from '../form/form';
import { useUiText } from '../text/use-ui-text';
import { Modal } from './modal';
import { OverAlert } from './over-alert';
import { DiscardDialog } from './unsaved-changes';

export interface FormDialogProps {
  /** What is decided. */
  title: string;
  /** Of `useForm`. */
  form: FormProps['form'] & { dirty: boolean };
  /** For what somebody else changed: as of `Form`. */
  describe?: FormProps['describe'];
  /** What happens, with its figure; null where there is nothing to decide: the dialog says why. */
  verb: ReactNode;
  /** On the button that leaves all as it is, where the verb itself says "cancel". */
  cancelLabel?: ReactNode;
  /** The act destroys something. */
  danger?: boolean;
  /** The figures that the decision needs are not there yet. */
  disabled?: boolean;
  children: ReactNode;
  /** Closes it; with entries it asks first. */
  onClose(): void;
}

/** A decision with something to enter: Enter carries it out, and closing with entries asks. */
export function FormDialog({
  title,
  form,
  describe,
  verb,
  cancelLabel,
  danger = false,
  disabled = false,
  children,
  onClose,
}: FormDialogProps) {
  const text = useUiText();
  const [asking, setAsking] = useState(false);
  const { over, failure } = useActionOver(form.submitting, form.failure);
  const close = () => {
    if (form.submitting) return;
    // What can no longer be done has nothing to save.
    if (form.dirty && over === null) setAsking(true);
    else onClose();
  };
  return (
    <Modal
      title={title}
      onClose={close}
      footer={
        over !== null ? (
          <Button data-autofocus="" onClick={close}>
            {text('close')}
          </Button>
        ) : verb === null ? undefined : (
          <>
            <Button
              kind="primary"
              type="submit"
              form={form.id}
              danger={danger}
              disabled={disabled}
              loading={form.submitting}
            >
              {verb}
            </Button>
            <Button onClick={close}>{cancelLabel ?? text('cancel')}</Button>
          </>
        )
      }
    >
      <Form id={form.id} form={{ ...form, failure }} describe={describe}>
        {children}
        {over !== null && <OverAlert>{over}</OverAlert>}
      </Form>
      {asking && <DiscardDialog onDiscard={onClose} onStay={() => setAsking(false)} />}
    </Modal>
  );
}
