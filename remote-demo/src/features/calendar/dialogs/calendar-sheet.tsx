import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';

interface CalendarSheetProps {
  onClose(): void;
  children: ReactNode;
}

/** Bottom sheet of a narrow window with the side panel's content. */
export default function CalendarSheet({ onClose, children }: CalendarSheetProps) {
  const { t } = useTranslation('demo');
  return (
    <Modal
      look="sheet"
      title={t('calendar.calendars')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('calendar.show')}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
