import { useState, type ReactNode } from 'react';
import { RequestError, type Failure } from '../../data/request-error';
import { useActionUnavailable } from '../actions/action-unavailable';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { Modal } from './modal';
import { ActionOverAlert } from './action-over-alert';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** The consequences, with figures. */
  children?: ReactNode;
  /** Label of the confirm button: a verb with its figure, "Refund 51.10 EUR". */
  verb: ReactNode;
  /** Label of the other button; defaults to "Cancel", which is ambiguous if the action itself is a cancellation. */
  cancelLabel?: ReactNode;
  /** The action is destructive: the confirm button does not get the initial focus. */
  danger?: boolean;
  /** Disables the confirm button until the user has made a choice. */
  disabled?: boolean;
  /** Runs the action. The dialog waits for it, and stays open with the message of a thrown `RequestError`. */
  onConfirm(): Promise<void> | void;
  /** Called after success; defaults to `onClose`. */
  onDone?(): void;
  /** Called when the user cancels. */
  onClose(): void;
}

/** Confirmation dialog: states the consequences; its button is labeled with the verb. */
export function ConfirmDialog({
  title,
  children,
  verb,
  cancelLabel,
  danger = false,
  disabled = false,
  onConfirm,
  onClose,
  onDone = onClose,
}: ConfirmDialogProps) {
  const text = useUiText();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [lastFailure, setFailure] = useState<Failure | null>(null);
  const { over, failure } = useActionUnavailable(busy, lastFailure);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onDone();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error.failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      asks
      width="small"
      title={title}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        over !== null ? (
          <Button data-autofocus="" onClick={onClose}>
            {text('close')}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              danger={danger}
              loading={busy}
              disabled={disabled}
              // A destructive action must not be one Enter away.
              data-autofocus={danger ? undefined : ''}
              onClick={() => void confirm()}
            >
              {verb}
            </Button>
            <Button disabled={busy} data-autofocus={danger ? '' : undefined} onClick={onClose}>
              {cancelLabel ?? text('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={styles['text']}>
        {children}
        {failure && <Alert kind="danger">{failureText(failure)}</Alert>}
        {over !== null && <ActionOverAlert>{over}</ActionOverAlert>}
      </div>
    </Modal>
  );
}
