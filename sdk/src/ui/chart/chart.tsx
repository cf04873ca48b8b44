import { useEffect, useRef, useState } from 'react';
import { whenVisible } from '../when-visible';
import type { ChartData } from './chart-data';
import { chartOption } from './chart-option';
import styles from './chart.module.css';
import type { ECharts } from './engine';
import { inTurn, whenOthersAreDone } from './in-turn';

export interface ChartProps {
  data: ChartData;
  /** What the chart shows, for screen readers; the figures are in the table. */
  label: string;
  /** Pixels. */
  height?: number;
}

const fetchEngine = () => import(/* webpackChunkName: "chart-engine" */ './engine');

/**
 * A chart. The library that draws it is fetched when the chart is in sight and the page at rest;
 * charts further down are drawn after it, one at a time.
 */
export function Chart({ data, label, height = 240 }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(data);
  const chart = useRef<ECharts | null>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let wanted = true;
    const draw = ({ createChart }: Awaited<ReturnType<typeof fetchEngine>>) => {
      if (!wanted || chart.current) return;
      chart.current = createChart(element);
      chart.current.setOption(chartOption(newest.current, { still: true }));
      setDrawn(true);
    };
    const forget = whenVisible(element, async () => {
      const engine = await fetchEngine();
      inTurn(() => draw(engine));
    });
    const doNotDraw = whenOthersAreDone(() => void fetchEngine().then(draw));
    const sizes = new ResizeObserver(() => chart.current?.resize());
    sizes.observe(element);
    return () => {
      wanted = false;
      forget();
      doNotDraw();
      sizes.disconnect();
      chart.current?.dispose();
      chart.current = null;
    };
  }, []);

  useEffect(() => {
    if (newest.current === data) return;
    newest.current = data;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.current?.setOption(chartOption(data, { still }), { notMerge: true });
  }, [data]);

  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={styles['chart']}
      style={{ height }}
      data-drawn={drawn}
    />
  );
}
