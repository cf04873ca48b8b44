import { isolated } from '@praxis/contract/rules/texts/one-line';
import { seriesPaint, type ShareData } from './chart-data';
import styles from './donut.module.css';

interface DonutProps {
  data: ShareData;
  label: string;
  height: number;
}

/** Around the ring, in its own units. */
const whole = 100;
/** Between two parts. */
const gap = 0.8;

/** Where each part lies on the ring, and how long it is; nothing for a part that is none. */
function arcsOf(shares: ShareData['shares']) {
  const sum = shares.reduce((before, { value }) => before + value, 0);
  let start = 0;
  return shares.map(({ value }) => {
    const length = sum === 0 ? 0 : (value / sum) * whole;
    const between = length < whole ? gap : 0;
    const from = start + between / 2;
    start += length;
    return length === 0 ? null : { from, length: Math.max(length - between, 0.2) };
  });
}

/** Parts of a whole as a ring; each part tells its figure under the pointer. */
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
              pathLength={whole}
              stroke={seriesPaint(index % 6)}
              strokeDasharray={`${arc.length} ${whole}`}
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
