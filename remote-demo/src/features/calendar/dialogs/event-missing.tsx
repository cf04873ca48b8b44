import { useTranslation } from '@praxis/sdk';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { Drawer } from '@praxis/sdk/ui/overlay';

/** Empty state of an event that doesn't exist, or no longer does. */
export function EventMissing({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('demo');
  return (
    <Drawer title={t('calendar.event')} onClose={onClose}>
      <EmptyState
        drawing="search"
        title={t('calendar.missing')}
        action={<Button onClick={onClose}>{t('calendar.back')}</Button>}
      >
        <p>{t('calendar.missingText')}</p>
      </EmptyState>
    </Drawer>
  );
}
