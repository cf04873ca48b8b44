import { isolated } from '@praxis/contract/rules/texts/one-line';
import { seriesPaint, type ShareData } from './chart-data';
import styles from './donut.module.css';

interface DonutProps {
  data: ShareData;
  label: string;
  height: number;
}

/** Length of the ring in its own units. */
const ringLength = 100;
/** Gap between two arcs. */
const gap = 0.8;

/** Returns the start and length of each share's arc; null for zero. */
function arcsOf(shares: ShareData['shares']) {
  const sum = shares.reduce((before, { value }) => before + value, 0);
  let start = 0;
  return shares.map(({ value }) => {
    const length = sum === 0 ? 0 : (value / sum) * ringLength;
    const between = length < ringLength ? gap : 0;
    const from = start + between / 2;
    start += length;
    return length === 0 ? null : { from, length: Math.max(length - between, 0.2) };
  });
}

/** Parts of a whole as a ring; each arc has its value as a tooltip. */
export function Donut({ data: { shares, format }, label, height }: DonutProps) {
  const arcs = arcsOf(shares);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['donut']}
      viewBox="0 0 120 120"
      style={{ height }}
    >
      {shares.map(({ name, value }, index) => {
        const arc = arcs[index];
        return (
          arc && (
            <circle
              key={name}
              cx="60"
              cy="60"
              r="48"
              pathLength={ringLength}
              stroke={seriesPaint(index % 6)}
              strokeDasharray={`${arc.length} ${ringLength}`}
              strokeDashoffset={-arc.from}
            >
              <title>{`${isolated(name)}: ${format(value)}`}</title>
            </circle>
          )
        );
      })}
    </svg>
  );
}
