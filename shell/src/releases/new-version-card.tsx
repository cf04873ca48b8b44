import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { dismiss, notices } from '../notifications/notice-store';
import { cards, noticeText } from './new-version';
import { reloadKeepingForms } from './reload';

/** Replaces a page whose files are gone after a release: offers to reload. */
export function NewVersionCard() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    cards.shown += 1;
    const text = noticeText();
    for (const notice of notices.get()) if (notice.text === text) dismiss(notice.id);
    return () => {
      cards.shown -= 1;
    };
  }, []);
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('newVersion.title')}
        action={
          <Button kind="primary" onClick={reloadKeepingForms}>
            {t('boot.reload')}
          </Button>
        }
      >
        <p>{t('newVersion.text')}</p>
      </EmptyState>
    </div>
  );
}
