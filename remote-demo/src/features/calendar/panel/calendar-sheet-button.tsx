import { createElement, useState, type ReactNode } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from '@praxis/sdk';
import { Button, useLazyDialog } from '@praxis/sdk/ui';

const loadSheet = () =>
  import(/* webpackChunkName: "calendar-sheet" */ '../dialogs/calendar-sheet');

interface CalendarSheetButtonProps {
  /** How many calendars are switched off. */
  hidden: number;
  children: ReactNode;
}

/** In a narrow window: opens what stands beside the calendar elsewhere. */
export function CalendarSheetButton({ hidden, children }: CalendarSheetButtonProps) {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Sheet = useLazyDialog(open ? loadSheet : null, close);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {hidden > 0 ? t('calendar.calendarsHidden', { count: hidden }) : t('calendar.calendars')}
      </Button>
      {Sheet && createElement(Sheet, { onClose: close, children })}
    </>
  );
}
