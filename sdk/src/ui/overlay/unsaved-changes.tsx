import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { areFormsKept } from '../../kept-forms';
import { ActionOverContext } from '../actions/action-over';
import { useUiText } from '../text/use-ui-text';
import { ConfirmDialog } from './confirm-dialog';
import { useIsSamePlace } from './sections-page';

export interface UnsavedChangesProps {
  /** Whether something would be lost. */
  unsaved: boolean;
}

/** Asks before the page, or its section, is left while something is not saved: within the product, and by closing the tab. */
export function UnsavedChanges({ unsaved }: UnsavedChangesProps) {
  const isSamePlace = useIsSamePlace();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && !isSamePlace(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!areFormsKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);

  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog onDiscard={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}

export interface DiscardDialogProps {
  /** Leaves, without what was entered. */
  onDiscard(): void;
  /** Goes on with what was entered. */
  onStay(): void;
}

/** "Leave without saving?" */
export function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  const text = useUiText();
  return (
    // To leave can be done still, where what the dialog behind it asks about no longer can.
    <ActionOverContext value={false}>
      <ConfirmDialog
        danger
        title={text('form.unsavedTitle')}
        verb={text('form.leave')}
        cancelLabel={text('form.stay')}
        onConfirm={() => undefined}
        // To stay as well would call off a way back that the browser has yet to go.
        onDone={onDiscard}
        onClose={onStay}
      >
        {text('form.unsavedText')}
      </ConfirmDialog>
    </ActionOverContext>
  );
}
