import { useEffect, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/modal';

export interface ExpiryDialogProps {
  /** Milliseconds until the session ends. */
  left(): number;
  onStay(): void;
  onSignOut(): void;
}

/** Warns before the session expires, and offers to stay. Escape also stays. */
export default function ExpiryDialog({ left, onStay, onSignOut }: ExpiryDialogProps) {
  const { t, i18n } = useTranslation('shell');
  const [seconds, setSeconds] = useState(() => Math.ceil(left() / 1000));

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil(left() / 1000)), 1_000);
    return () => clearInterval(timer);
  }, [left]);

  return (
    <Modal
      asks
      width="small"
      title={t('expiry.title')}
      onClose={onStay}
      footer={
        <>
          <Button kind="primary" onClick={onStay}>
            {t('expiry.stay')}
          </Button>
          <Button onClick={onSignOut}>{t('expiry.signOut')}</Button>
        </>
      }
    >
      <p>{t('expiry.text', { time: formatDuration(seconds, i18n.language) })}</p>
    </Modal>
  );
}

/** "1 minute 30 seconds", in the user's language. */
function formatDuration(seconds: number, language: string): string {
  const part = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    minutes > 0 && part(minutes, 'minute'),
    (rest > 0 || minutes === 0) && part(rest, 'second'),
  ]
    .filter(Boolean)
    .join(' ');
}
