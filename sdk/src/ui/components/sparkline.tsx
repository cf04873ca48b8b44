import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Oldest first; at least two. */
  values: readonly number[];
  /** Bars for what happens on some days and not on others: a line would invent values between. */
  kind?: 'line' | 'bars';
  /** What it says, for screen readers; without it, it is decoration. */
  label?: string;
}

const width = 120;
const height = 36;
const margin = 3;

/** The last values as a line or as bars, without axes. */
export function Sparkline({ values, kind = 'line', label }: SparklineProps) {
  const drawing = kind === 'bars' ? <Bars values={values} /> : <Line values={values} />;
  if (values.length < 2) return null;
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing}
    </svg>
  );
}

function Line({ values }: Pick<SparklineProps, 'values'>) {
  const line = sparkPath(values) ?? '';
  return (
    <>
      <path className={styles['area']} d={`${line}L${width},${height}L0,${height}Z`} />
      <path className={styles['line']} d={line} vectorEffect="non-scaling-stroke" />
    </>
  );
}

function Bars({ values }: Pick<SparklineProps, 'values'>) {
  return <path className={styles['bars']} d={sparkBars(values)} />;
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

/** The bars' path, from zero up: a day without anything has the least mark of a bar. */
export function sparkBars(values: readonly number[]): string {
  const most = Math.max(...values, 1);
  const step = width / values.length;
  const thick = step * 0.7;
  return values
    .map((value, index) => {
      const high = Math.max((value / most) * height, 1);
      return `M${round(index * step + (step - thick) / 2)},${height}v-${round(high)}h${round(thick)}v${round(high)}z`;
    })
    .join('');
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}
