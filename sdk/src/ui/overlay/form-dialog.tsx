import { useState, type ReactNode } from 'react';
import { useActionUnavailable } from '../actions/action-unavailable';
import { Button } from '../components/button';
import { Form, type FormProps } from '../form/form';
import { useUiText } from '../text/use-ui-text';
import { Modal } from './modal';
import { ActionOverAlert } from './action-over-alert';
import { DiscardDialog } from './unsaved-changes';

export interface FormDialogProps {
  /** Heading: the decision. */
  title: string;
  /** Result of `useForm`. */
  form: FormProps['form'] & { dirty: boolean };
  /** Formats concurrent changes, as in `Form`. */
  describe?: FormProps['describe'];
  /** Label of the submit button: a verb with its figure; null if no decision is possible and `children` says why. */
  verb: ReactNode;
  /** Label of the other button, if the action itself is a cancellation. */
  cancelLabel?: ReactNode;
  /** The action is destructive. */
  danger?: boolean;
  /** Disables the submit button, for example while figures are loading. */
  disabled?: boolean;
  children: ReactNode;
  /** Closes the dialog; with unsaved input, the user confirms first. */
  onClose(): void;
}

/** Dialog with a form: Enter submits it, and closing it with unsaved input needs a confirmation. */
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
  const [confirming, setConfirming] = useState(false);
  const { over, failure } = useActionUnavailable(form.submitting, form.failure);
  const close = () => {
    if (form.submitting) return;
    // Nothing can be saved once the action is impossible.
    if (form.dirty && over === null) setConfirming(true);
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
        {over !== null && <ActionOverAlert>{over}</ActionOverAlert>}
      </Form>
      {confirming && <DiscardDialog onDiscard={onClose} onStay={() => setConfirming(false)} />}
    </Modal>
  );
}
