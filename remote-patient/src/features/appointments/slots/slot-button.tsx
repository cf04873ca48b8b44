import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { formatTime, isSameTime } from '@praxis/sdk/ui/page';
import styles from './slots.module.css';

interface SlotButtonProps {
  startAt: string;
  practiceZone: string;
  chosen: boolean;
  onChoose(startAt: string): void;
}

/** A free time on the reader's clock, and on the practice's where that differs. */
export function SlotButton({ startAt, practiceZone, chosen, onChoose }: SlotButtonProps) {
  const language = useIntlLanguage();
  const zone = useZone();
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={styles['slot']}
      onClick={() => onChoose(startAt)}
    >
      {formatTime(startAt, { language, zone })}
      {!isSameTime(Date.parse(startAt), zone, practiceZone) && (
        <small>{formatTime(startAt, { language, zone: practiceZone, namesZone: true })}</small>
      )}
    </button>
  );
}
