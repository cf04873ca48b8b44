import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface Meter {
  name: string;
  value: ReactNode;
  /** 0 to 1: length of the bar. */
  part: number;
  /** Change, shown next to the value. */
  note?: ReactNode;
}

/** List of comparable figures, each with a bar. */
export function MeterList({ items }: { items: readonly Meter[] }) {
  return (
    <ul className={styles.meters}>
      {items.map(({ name, value, part, note }) => (
        <li key={name}>
          <span className={styles.meterName}>{name}</span>
          <strong>{value}</strong>
          {note !== undefined && <span className={styles.meterNote}>{note}</span>}
          <span className={styles.meterBar} aria-hidden>
            <span style={{ width: `${Math.max(0, Math.min(1, part)) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
