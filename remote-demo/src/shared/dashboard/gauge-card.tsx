import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Gauge } from '@praxis/sdk/ui/chart';
import styles from './dashboard.module.css';
import { Figure, FigureLine } from './figure';
import { QueryCard } from './query-card';

/** Figure with its name. */
interface Named {
  label: string;
  value: string;
}

/** Contents of a gauge card, computed from the response. */
interface GaugeFigures {
  /** 0 to 1: how far the gauge is filled; `text` states the same. */
  part: number;
  text: string;
  /** Total that the gauge shows a part of, shown above it. */
  whole?: Named & { unit: ReactNode };
  /** Row of figures below the gauge. */
  details: readonly Named[];
}

interface GaugeCardProps<Data> {
  title: string;
  query: QueryResult<Data>;
  /** What the gauge measures. */
  label: string;
  /** Text inside the gauge, under its figure. */
  caption: string;
  figures(data: Data): GaugeFigures;
}

/** Gauge with the figures behind it; all of them are also available as a table. */
export function GaugeCard<Data>({ title, query, label, caption, figures }: GaugeCardProps<Data>) {
  const { t } = useTranslation('demo');
  const tableOf = ({ text, whole, details }: GaugeFigures) => ({
    headings: [t('dashboard.metric'), t('dashboard.value')],
    rows: [...(whole ? [whole] : []), { label, value: text }, ...details].map((figure) => [
      figure.label,
      figure.value,
    ]),
  });
  return (
    <QueryCard title={title} query={query} height={260} table={(data) => tableOf(figures(data))}>
      {(data) => {
        const { part, text, whole, details } = figures(data);
        return (
          <div className={styles.gaugeCard}>
            {whole && <Figure value={whole.value}>{whole.unit}</Figure>}
            <Gauge part={part} label={label} valueText={text} caption={caption}>
              {text}
            </Gauge>
            <FigureLine items={details} />
          </div>
        );
      }}
    </QueryCard>
  );
}
