import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens';
import styles from './progress.module.css';

export interface ProgressProps {
  /** 0 to 1. */
  part: number;
  /** What is under way or used up, for screen readers. */
  label: string;
  /** Colors it by a meaning; the primary color where it is left out. */
  tone?: Tone;
}

/** A part of a whole as a bar. */
export function ProgressBar({ part, label, tone }: ProgressProps) {
  return (
    <div {...meter(part, label)} className={styles['bar']} data-tone={tone}>
      <span style={{ width: `${percent(part)}%` }} />
    </div>
  );
}

export interface ProgressRingProps extends ProgressProps {
  /** Pixels. */
  size?: number;
  /** Inside of the ring; the share in percent where it is left out. */
  children?: ReactNode;
}

/** A part of a whole as a ring, with its figure inside. */
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
