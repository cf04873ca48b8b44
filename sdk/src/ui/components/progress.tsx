import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens';
import styles from './progress.module.css';

export interface ProgressProps {
  /** Share of the whole, 0 to 1. */
  part: number;
  /** Accessible name: what is in progress or used up. */
  label: string;
  /** Semantic color; defaults to the primary color. */
  tone?: Tone;
}

/** Progress bar. */
export function ProgressBar({ part, label, tone }: ProgressProps) {
  return (
    <div {...meter(part, label)} className={styles['bar']} data-tone={tone}>
      <span style={{ width: `${percent(part)}%` }} />
    </div>
  );
}

export interface ProgressRingProps extends ProgressProps {
  /** Diameter, in pixels. */
  size?: number;
  /** Content inside the ring; defaults to the share in percent. */
  children?: ReactNode;
}

/** Progress ring with its figure inside. */
export function ProgressRing({ part, label, tone, size = 120, children }: ProgressRingProps) {
  return (
    <div
      {...meter(part, label)}
      className={styles['ring']}
      data-tone={tone}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r="44" />
        <circle
          className={styles['arc']}
          cx="50"
          cy="50"
          r="44"
          pathLength="100"
          strokeDasharray={`${percent(part)} 100`}
        />
      </svg>
      <span className={styles['inside']}>{children ?? `${Math.round(percent(part))}%`}</span>
    </div>
  );
}

function percent(part: number): number {
  return Math.max(0, Math.min(1, part)) * 100;
}

function meter(part: number, label: string) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(percent(part)),
  } as const;
}
