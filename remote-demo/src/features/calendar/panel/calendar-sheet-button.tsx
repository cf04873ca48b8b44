import { useState, type ReactNode } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from '@praxis/sdk';
import { Button, lazyDialog } from '@praxis/sdk/ui';

const CalendarSheet = lazyDialog(
  () => import(/* webpackChunkName: "calendar-sheet" */ '../dialogs/calendar-sheet'),
);

interface CalendarSheetButtonProps {
  /** Number of hidden calendars. */
  hidden: number;
  children: ReactNode;
}

/** Button of a narrow window that opens the side panel's content in a sheet. */
export function CalendarSheetButton({ hidden, children }: CalendarSheetButtonProps) {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {hidden > 0 ? t('calendar.calendarsHidden', { count: hidden }) : t('calendar.calendars')}
      </Button>
      {open && <CalendarSheet onClose={() => setOpen(false)}>{children}</CalendarSheet>}
    </>
  );
}
