import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS width; a number is pixels. */
  width?: CSSProperties['width'];
  /** CSS height; a number is pixels. */
  height?: CSSProperties['height'];
  /** A circle: a picture is coming. */
  round?: boolean;
  className?: string;
}

/** One gray block of a page that is on its way. */
export function Skeleton({ width = '100%', height = 16, round, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], round && styles['round'], className)}
      style={{ width, height }}
    />
  );
}

/** Lines of text that are on their way; the last one is shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['lines']}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Blocks that come together, as one picture. */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className={styles['together']}>
      {children}
    </div>
  );
}
