import { useSyncExternalStore } from 'react';
import { Toast, ToastArea } from '@praxis/sdk/ui';
import { dismiss, notices } from './notice-store';

/** Renders the notices as toasts, newest on top. */
export function Notices() {
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  return (
    <ToastArea>
      {shown.map(({ id, kind, text, undo }) => (
        <Toast
          key={id}
          kind={kind === 'error' ? 'danger' : kind}
          onClose={() => dismiss(id)}
          onUndo={undo?.run}
          undoLabel={undo?.label}
        >
          {text}
        </Toast>
      ))}
    </ToastArea>
  );
}
