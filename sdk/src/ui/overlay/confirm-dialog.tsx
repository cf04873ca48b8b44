import { useState, type ReactNode } from 'react';
import { RequestError, type Failure } from '../../data/request-error';
import { useActionOver } from '../actions/action-over';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { Modal } from './modal';
import { OverAlert } from './over-alert';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** What will happen, with the figures. */
  children?: ReactNode;
  /** The verb, with its figure: "Refund 51.10 EUR". */
  verb: ReactNode;
  /** What the other button says; "Cancel", unless that is the act itself. */
  cancelLabel?: ReactNode;
  /** The act destroys something: Enter does not carry it out. */
  danger?: boolean;
  /** The button cannot be pressed yet: something has to be chosen first. */
  disabled?: boolean;
  /** The dialog waits for it, shows a `RequestError` that it throws, and stays. */
  onConfirm(): Promise<void> | void;
  /** It was carried out; `onClose` where it is left out. */
  onDone?(): void;
  /** Calls it off. */
  onClose(): void;
}

/** Says what will happen and asks; the button bears the verb. */
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
  const { over, failure } = useActionOver(busy, lastFailure);

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
              // What destroys is not one Enter away.
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
        {over !== null && <OverAlert>{over}</OverAlert>}
      </div>
    </Modal>
  );
}
