import styles from './sparkline.module.css';

export interface SparklineProps {
  values: readonly number[];
  /** What the line says, for screen readers; without it the line is decoration. */
  label?: string;
}

const width = 120;
const height = 36;
const margin = 3;

/** A line of the last values, without axes. */
export function Sparkline({ values, label }: SparklineProps) {
  const line = sparkPath(values);
  if (!line) return null;
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={styles['area']} d={`${line}L${width},${height}L0,${height}Z`} />
      <path className={styles['line']} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The line's path; null where there are not two values. */
export function sparkPath(values: readonly number[]): string | null {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const point = (value: number, index: number) => {
    const across = (index / (values.length - 1)) * width;
    // Values that are all alike make a level line in the middle.
    const part = span === 0 ? 0.5 : (value - least) / span;
    return `${round(across)},${round(height - margin - part * (height - 2 * margin))}`;
  };
  return `M${values.map(point).join('L')}`;
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}
