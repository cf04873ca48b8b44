import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS width; a number is pixels. */
  width?: CSSProperties['width'];
  /** CSS height; a number is pixels. */
  height?: CSSProperties['height'];
  /** A circle, for a picture. */
  round?: boolean;
  className?: string;
}

/** Gray block in place of content that is loading. */
export function Skeleton({ width = '100%', height = 16, round, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], round && styles['round'], className)}
      style={{ width, height }}
    />
  );
}

/** Skeleton of a text; the last line is shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['lines']}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Animates its skeleton blocks as one layer. */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className={styles['together']}>
      {children}
    </div>
  );
}
