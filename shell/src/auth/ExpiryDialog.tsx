import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import styles from './ExpiryDialog.module.css';

interface Props {
  /** Milliseconds until the session ends. */
  left(): number;
  onStay(): void;
  onSignOut(): void;
}

/** Warns before the session ends, and offers to stay. Escape stays as well. */
export default function ExpiryDialog({ left, onStay, onSignOut }: Props) {
  const { t, i18n } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const [seconds, setSeconds] = useState(() => Math.ceil(left() / 1000));

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil(left() / 1000)), 1_000);
    return () => clearInterval(timer);
  }, [left]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="expiry-title" onClose={onStay}>
      <h2 id="expiry-title">{t('expiry.title')}</h2>
      <p>{t('expiry.text', { time: spell(seconds, i18n.language) })}</p>
      <div className={styles.acts}>
        <Button onClick={onSignOut}>{t('expiry.signOut')}</Button>
        <Button kind="primary" onClick={onStay}>
          {t('expiry.stay')}
        </Button>
      </div>
    </dialog>
  );
}

/** "1 minute 30 seconds", in the person's language. */
function spell(seconds: number, language: string): string {
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
