import { createElement, useState, type ReactNode } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../ui/components/button';
import { useLazyDialog } from '../../ui/lazy/use-lazy-dialog';
import type { PartLoader } from '../../ui/lazy/use-lazy-component';

interface PlanButtonOptions {
  label: string;
  disabled: boolean;
  loadDialog: PartLoader<{ onClose(): void }>;
}

/** Returns the button that adds a vacation, and its dialog while it is open. */
export function usePlanButton({ label, disabled, loadDialog }: PlanButtonOptions): {
  button: ReactNode;
  dialog: ReactNode;
} {
  const [planning, setPlanning] = useState(false);
  const close = () => setPlanning(false);
  const Dialog = useLazyDialog(planning ? loadDialog : null, close);
  return {
    button: (
      <Button
        kind="primary"
        icon={CalendarPlus}
        disabled={disabled}
        onClick={() => setPlanning(true)}
      >
        {label}
      </Button>
    ),
    dialog: Dialog && createElement(Dialog, { onClose: close }),
  };
}
