import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Oldest first; at least two. */
  values: readonly number[];
  /** `bars` for events that do not happen every day: a line would suggest values in between. */
  kind?: 'line' | 'bars';
  /** Text for screen readers; without it the chart is decorative. */
  label?: string;
}

const width = 120;
const height = 36;
const margin = 3;

/** Small line or bar chart without axes. */
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

/** Returns the path of the line; null for fewer than two values. */
export function sparkPath(values: readonly number[]): string | null {
  if (values.length < 2) return null;
  const minimum = Math.min(...values);
  const span = Math.max(...values) - minimum;
  const point = (value: number, index: number) => {
    const x = (index / (values.length - 1)) * width;
    // Equal values make a level line in the middle.
    const part = span === 0 ? 0.5 : (value - minimum) / span;
    return `${round(x)},${round(height - margin - part * (height - 2 * margin))}`;
  };
  return `M${values.map(point).join('L')}`;
}

/** Returns the path of the bars, which start at zero; a value of zero gets a minimal bar. */
export function sparkBars(values: readonly number[]): string {
  const maximum = Math.max(...values, 1);
  const step = width / values.length;
  const barWidth = step * 0.7;
  return values
    .map((value, index) => {
      const barHeight = Math.max((value / maximum) * height, 1);
      return `M${round(index * step + (step - barWidth) / 2)},${height}v-${round(barHeight)}h${round(barWidth)}v${round(barHeight)}z`;
    })
    .join('');
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}
