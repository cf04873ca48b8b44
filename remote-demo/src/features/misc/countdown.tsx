import { useLanguage, useTranslation } from '@praxis/sdk';
import styles from './coming-soon.module.css';

const day = 86_400;

/** Remaining days, hours, minutes and seconds. */
export function Countdown({ left }: { left: number }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const parts = [
    { unit: 'days', count: Math.floor(left / day) },
    { unit: 'hours', count: Math.floor((left % day) / 3600) },
    { unit: 'minutes', count: Math.floor((left % 3600) / 60) },
    { unit: 'seconds', count: left % 60 },
  ] as const;
  const digits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  return (
    <div role="timer" aria-label={t('comingSoon.left')} className={styles.countdown}>
      {parts.map(({ unit, count }) => (
        <p key={unit}>
          <b>{digits.format(count)}</b> {t(`comingSoon.units.${unit}`, { count })}
        </p>
      ))}
    </div>
  );
}
