import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../media';
import { useIsPrinting } from '../use-is-printing';
import { whenVisible } from '../when-visible';
import { FigureTable } from './as-table';
import { chartTable, hasBars, type SeriesData } from './chart-data';
import { chartOption } from './chart-option';
import styles from './chart.module.css';
import type { ECharts } from './engine';
import { fetchEngine, type Engine } from './fetch-engine';
import { queueDraw, queueOffscreenDraw } from './draw-queue';
import { scaleForPrint } from './scale-for-print';

interface SeriesChartProps {
  data: SeriesData;
  label: string;
  height: number;
}

/**
 * Lines, areas and bars. ECharts is lazy-loaded when the chart is in view and the browser is idle;
 * offscreen charts are drawn afterwards, one at a time. Tooltips load on hover. A chart that is not drawn
 * yet prints as a table, since printing does not wait for chunks.
 */
export function SeriesChart({ data, label, height }: SeriesChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(data);
  const drawing = useRef<{ chart: ECharts; engine: Engine; tooltip: boolean } | null>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const bars = hasBars(latest.current);
    let mounted = true;
    // Draws in three tasks, each short enough to handle a click in between: container, axes, series.
    const drawFirst = (engine: Engine) => {
      if (!mounted || drawing.current) return;
      const chart = engine.createChart(element);
      drawing.current = { chart, engine, tooltip: false };
      const isCurrent = () => drawing.current?.chart === chart;
      const option = () => chartOption(latest.current, { still: true });
      queueDraw(() => {
        if (isCurrent()) chart.setOption({ ...option(), series: [] });
      });
      queueDraw(() => {
        if (!isCurrent()) return;
        chart.setOption(option());
        setDrawn(true);
      });
    };
    const cancelVisible = whenVisible(element, async () => {
      const engine = await fetchEngine({ bars });
      queueDraw(() => drawFirst(engine));
    });
    const cancelOffscreen = queueOffscreenDraw(
      () => void fetchEngine({ bars }).then(drawFirst, () => {}),
    );
    const resizeObserver = new ResizeObserver(() => drawing.current?.chart.resize());
    resizeObserver.observe(element);
    const stopScaling = scaleForPrint(element);
    return () => {
      mounted = false;
      cancelVisible();
      cancelOffscreen();
      resizeObserver.disconnect();
      stopScaling();
      drawing.current?.chart.dispose();
      drawing.current = null;
    };
  }, []);

  useEffect(() => {
    if (latest.current === data) return;
    latest.current = data;
    const still = prefersReducedMotion();
    const show = () => {
      const { chart, tooltip } = drawing.current ?? {};
      if (latest.current === data)
        chart?.setOption(chartOption(data, { still, tooltip }), { notMerge: true });
    };
    if (drawing.current && hasBars(data)) void drawing.current.engine.addBars().then(show);
    else show();
  }, [data]);

  const enableTooltip = async () => {
    if (!drawing.current || drawing.current.tooltip) return;
    const { engine } = drawing.current;
    drawing.current.tooltip = true;
    await engine.addTooltip();
    // ECharts adds tooltips only to charts that are created after loading them.
    if (!drawing.current || !container.current) return;
    drawing.current.chart.dispose();
    const chart = engine.createChart(container.current);
    drawing.current = { chart, engine, tooltip: true };
    chart.setOption(chartOption(latest.current, { still: true, tooltip: true }));
    setDrawn(true);
  };

  const asTable = useIsPrinting() && !drawn;
  return (
    <>
      <div
        ref={container}
        role="img"
        aria-label={label}
        className={styles['chart']}
        style={{ height }}
        data-drawn={drawn}
        hidden={asTable}
        onPointerEnter={() => void enableTooltip().catch(() => undefined)}
      />
      {asTable && <FigureTable label={label} {...chartTable(data)} />}
    </>
  );
}
