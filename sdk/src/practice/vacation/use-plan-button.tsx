import { useState, type ComponentType, type ReactNode } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../ui/components/button';

interface PlanButtonOptions {
  label: string;
  disabled: boolean;
  Dialog: ComponentType<{ onClose(): void }>;
}

/** Returns the button that adds a vacation, and its dialog while it is open. */
export function usePlanButton({ label, disabled, Dialog }: PlanButtonOptions): {
  button: ReactNode;
  dialog: ReactNode;
} {
  const [planning, setPlanning] = useState(false);
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
    dialog: planning && <Dialog onClose={() => setPlanning(false)} />,
  };
}
