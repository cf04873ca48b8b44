import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { areFormsKept } from '../../kept-forms';
import { ActionUnavailableContext } from '../actions/action-unavailable';
import { useUiText } from '../text/use-ui-text';
import { ConfirmDialog } from './confirm-dialog';
import { useIsSamePlace } from './sections-page';

export interface UnsavedChangesProps {
  /** Whether there are unsaved changes. */
  unsaved: boolean;
}

/** Asks for confirmation before the user navigates away from a page or section, or closes the tab, with unsaved changes. */
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
  /** Leaves and discards the changes. */
  onDiscard(): void;
  /** Stays on the page. */
  onStay(): void;
}

/** Confirmation dialog: "Leave without saving?" */
export function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  const text = useUiText();
  return (
    // Discarding stays possible even if the action of the dialog behind is not.
    <ActionUnavailableContext value={false}>
      <ConfirmDialog
        danger
        title={text('form.unsavedTitle')}
        verb={text('form.leave')}
        cancelLabel={text('form.stay')}
        onConfirm={() => undefined}
        // Not the default `onClose`: resetting the blocker would cancel the pending history navigation.
        onDone={onDiscard}
        onClose={onStay}
      >
        {text('form.unsavedText')}
      </ConfirmDialog>
    </ActionUnavailableContext>
  );
}
