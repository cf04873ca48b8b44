import { useEffect, useRef, useState } from 'react';
import { documentSkin, useDocumentSkin } from '../theme/use-document-skin';
import { chartOption } from './chart-option';
import styles from './chart.module.css';
import type { ChartData } from './chart-data';
import type { ECharts } from './engine';
import { whenVisible } from '../when-visible';

export interface ChartProps {
  data: ChartData;
  /** What the chart shows, for screen readers; the figures are in the table. */
  label: string;
  /** Pixels. */
  height?: number;
}

/** A chart. The library that draws it is fetched when the chart is in sight and the page at rest. */
export function Chart({ data, label, height = 240 }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<ECharts | null>(null);
  const skin = useDocumentSkin();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let made: ECharts | null = null;
    const forget = whenVisible(element, async (isWanted) => {
      const { createChart } = await import(/* webpackChunkName: "chart-engine" */ './engine');
      if (!isWanted()) return;
      made = createChart(element, documentSkin());
      setChart(made);
    });
    const sizes = new ResizeObserver(() => made?.resize());
    sizes.observe(element);
    return () => {
      forget();
      sizes.disconnect();
      made?.dispose();
    };
  }, []);

  useEffect(() => {
    chart?.setTheme(`praxis-${skin}`);
  }, [chart, skin]);

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart?.setOption(chartOption(data, skin, still), { notMerge: true });
  }, [chart, data, skin]);

  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={styles['chart']}
      style={{ height }}
      data-drawn={chart !== null}
    />
  );
}
