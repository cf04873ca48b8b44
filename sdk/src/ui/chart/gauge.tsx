import type { ReactNode } from 'react';
import styles from './gauge.module.css';

export interface GaugeProps {
  /** Value from 0 to 1. */
  part: number;
  /** Accessible name. */
  label: string;
  /** Value for screen readers: "69%". */
  valueText: string;
  /** Figure in the middle. */
  children: ReactNode;
  /** Caption below the figure. */
  caption?: ReactNode;
}

/** A dial that shows a part of a whole on a 270-degree arc. */
export function Gauge({ part, label, valueText, children, caption }: GaugeProps) {
  const percent = Math.max(0, Math.min(1, part)) * 100;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className={styles['gauge']}
    >
      <svg viewBox="0 0 120 104" aria-hidden focusable="false">
        <path className={styles['groove']} d={arc} />
        <path
          className={styles['value']}
          d={arc}
          pathLength="100"
          strokeDasharray={`${percent} 200`}
          data-none={percent === 0 || undefined}
        />
      </svg>
      <div className={styles['middle']}>
        <span className={styles['figure']}>{children}</span>
        {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
      </div>
    </div>
  );
}

/** Clockwise from the lower left to the lower right: 270 degrees of a circle around 60, 60. */
const arc = 'M23.2 96.8A52 52 0 1 1 96.8 96.8';
