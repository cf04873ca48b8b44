import { useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../use-is-printing';
import { whenVisible } from '../when-visible';
import { FigureTable } from './as-table';
import { chartTable, hasBars, type SeriesData } from './chart-data';
import { chartOption } from './chart-option';
import styles from './chart.module.css';
import type { ECharts } from './engine';
import { fetchEngine, type Engine } from './fetch-engine';
import { inTurn, whenOthersAreDone } from './in-turn';
import { scaleOnPaper } from './scale-on-paper';

interface SeriesChartProps {
  data: SeriesData;
  label: string;
  height: number;
}

/**
 * Lines, areas and bars. The library that draws them is fetched when the chart is in sight and the page
 * at rest; charts further down are drawn after it, one at a time. What follows the pointer comes with it.
 * What is printed before it is drawn is a table: a print waits for nothing.
 */
export function SeriesChart({ data, label, height }: SeriesChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(data);
  const drawing = useRef<{ chart: ECharts; engine: Engine; tooltip: boolean } | null>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const bars = hasBars(newest.current);
    let wanted = true;
    // A chart in three tasks, each short enough for a press in between: the place, the axes, the lines.
    const drawFirst = (engine: Engine) => {
      if (!wanted || drawing.current) return;
      const chart = engine.createChart(element);
      drawing.current = { chart, engine, tooltip: false };
      const isCurrent = () => drawing.current?.chart === chart;
      const option = () => chartOption(newest.current, { still: true });
      inTurn(() => {
        if (isCurrent()) chart.setOption({ ...option(), series: [] });
      });
      inTurn(() => {
        if (!isCurrent()) return;
        chart.setOption(option());
        setDrawn(true);
      });
    };
    const forget = whenVisible(element, async () => {
      const engine = await fetchEngine({ bars });
      inTurn(() => drawFirst(engine));
    });
    const doNotDraw = whenOthersAreDone(() => void fetchEngine({ bars }).then(drawFirst, () => {}));
    const sizes = new ResizeObserver(() => drawing.current?.chart.resize());
    sizes.observe(element);
    const drawAsOnScreen = scaleOnPaper(element);
    return () => {
      wanted = false;
      forget();
      doNotDraw();
      sizes.disconnect();
      drawAsOnScreen();
      drawing.current?.chart.dispose();
      drawing.current = null;
    };
  }, []);

  useEffect(() => {
    if (newest.current === data) return;
    newest.current = data;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const show = () => {
      const { chart, tooltip } = drawing.current ?? {};
      if (newest.current === data)
        chart?.setOption(chartOption(data, { still, tooltip }), { notMerge: true });
    };
    if (drawing.current && hasBars(data)) void drawing.current.engine.addBars().then(show);
    else show();
  }, [data]);

  const point = async () => {
    if (!drawing.current || drawing.current.tooltip) return;
    const { engine } = drawing.current;
    drawing.current.tooltip = true;
    await engine.addTooltip();
    // ECharts gives it to charts that are made from then on.
    if (!drawing.current || !place.current) return;
    drawing.current.chart.dispose();
    const chart = engine.createChart(place.current);
    drawing.current = { chart, engine, tooltip: true };
    chart.setOption(chartOption(newest.current, { still: true, tooltip: true }));
    setDrawn(true);
  };

  const asTable = useIsPrinting() && !drawn;
  return (
    <>
      <div
        ref={place}
        role="img"
        aria-label={label}
        className={styles['chart']}
        style={{ height }}
        data-drawn={drawn}
        hidden={asTable}
        onPointerEnter={() => void point().catch(() => undefined)}
      />
      {asTable && <FigureTable label={label} {...chartTable(data)} />}
    </>
  );
}
