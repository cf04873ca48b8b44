import { useState, type ReactNode } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';

interface CalendarSheetButtonProps {
  /** How many calendars are switched off. */
  hidden: number;
  children: ReactNode;
}

/** On a phone: opens what stands beside the calendar elsewhere, from the bottom. */
export function CalendarSheetButton({ hidden, children }: CalendarSheetButtonProps) {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {hidden > 0 ? t('calendar.calendarsHidden', { count: hidden }) : t('calendar.calendars')}
      </Button>
      {open && (
        <Modal
          look="sheet"
          title={t('calendar.calendars')}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              {t('calendar.show')}
            </Button>
          }
        >
          {children}
        </Modal>
      )}
    </>
  );
}
