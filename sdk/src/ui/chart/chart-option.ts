import type { EChartsCoreOption } from 'echarts/core';
import { motion } from '../theme/tokens';
import {
  areNamedAtEnds,
  hasBars,
  seriesColors,
  seriesPaint,
  type ChartSeries,
  type SeriesData,
} from './chart-data';
import { tooltipContent, type TooltipEntry } from './tooltip-content';

/** Maximum number of bars with value labels; more bars are too narrow for them. */
const maxLabeledBars = 16;

/** Pixels reserved for a series' name at the end of its line; longer names wrap. */
const nameWidth = 88;
const nameDistance = 6;

/** Line height of a wrapped name in pixels: ECharts would measure it by a letter that the font may lack. */
const nameLineHeight = 16;

export interface ChartOptions {
  /** Disables animations. */
  still: boolean;
  /** Whether ECharts' tooltip component is loaded. */
  tooltip?: boolean | undefined;
}

/** Converts chart data to ECharts' option. */
export function chartOption(data: SeriesData, { still, tooltip }: ChartOptions): EChartsCoreOption {
  return {
    animation: !still,
    animationDuration: motion.slow,
    animationDurationUpdate: motion.slow,
    animationEasing: 'cubicOut',
    ...seriesOption(data),
    ...(tooltip ? { tooltip: tooltipOption(data) } : {}),
  };
}

const tooltipOption = (data: SeriesData) => ({
  trigger: 'axis',
  axisPointer: { type: hasBars(data) ? 'shadow' : 'line' },
  formatter: (entries: TooltipEntry[]) =>
    tooltipContent((data.formatCategory ?? String)(entries[0]?.name ?? ''), entries, data.format),
});

function seriesOption(data: SeriesData): EChartsCoreOption {
  const { categories, series, horizontal = false, format, formatAxis = format } = data;
  const bars = hasBars(data);
  const namesAtEnds = series.length > 1 && areNamedAtEnds(data);
  const colors = seriesColors(series).map(seriesPaint);
  const formatCategory = data.formatCategory ?? String;
  const categoryAxis = {
    type: 'category',
    data: [...categories],
    boundaryGap: bars,
    inverse: horizontal,
    axisLabel: {
      hideOverlap: true,
      margin: 12,
      formatter: data.formatTick ?? formatCategory,
      // Lines start and end at the edges, so the outer labels align inward. A shifted label can displace
      // its neighbor, so the last one stays centered where the series' names leave space.
      ...(bars ? {} : { alignMinLabel: 'left' }),
      ...(bars || namesAtEnds ? {} : { alignMaxLabel: 'right' }),
    },
  };
  const valueAxis = {
    type: 'value',
    splitNumber: 4,
    // No fractional ticks for counts.
    ...(series.every(hasWholeValues) ? { minInterval: 1 } : {}),
    axisLabel: { formatter: (value: number) => formatAxis(value), hideOverlap: true },
  };
  return {
    grid: {
      left: 4,
      right: namesAtEnds ? nameWidth : 12,
      top: 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: horizontal ? valueAxis : categoryAxis,
    yAxis: horizontal ? categoryAxis : valueAxis,
    color: colors,
    series: series.map(({ name, values, kind = 'line', muted }, index) => ({
      name,
      emphasis: emphasisIn(colors[index]),
      data: [...values],
      // Draws the current period above the previous one.
      z: muted ? 1 : 2,
      ...(data.stacked ? { stack: 'sum' } : {}),
      ...(kind === 'bar'
        ? {
            type: 'bar',
            barMaxWidth: 28,
            barGap: '12%',
            barCategoryGap: '28%',
            ...(isLabelled(data)
              ? {
                  label: {
                    show: true,
                    position: horizontal ? 'right' : 'top',
                    color: 'var(--praxis-secondary)',
                    formatter: ({ value }: { value: number }) => (value ? formatAxis(value) : ''),
                  },
                  labelLayout: { hideOverlap: true },
                }
              : {}),
            // Only the outer ends of a stack could be rounded, and which series is outermost varies.
            ...(data.stacked
              ? { itemStyle: { borderRadius: 0 } }
              : horizontal
                ? { itemStyle: { borderRadius: [0, 4, 4, 0] } }
                : {}),
          }
        : {
            // Not smoothed: a curve would show values that were never measured.
            type: 'line',
            // A single point has no line, so it needs a symbol.
            showSymbol: values.filter((value) => value !== null).length < 2,
            ...(kind === 'area' ? { areaStyle: { opacity: 0.1 } } : {}),
            ...(namesAtEnds
              ? {
                  endLabel: {
                    show: true,
                    formatter: '{a}',
                    // The color of a muted line has too little contrast for text.
                    color: muted ? 'var(--praxis-secondary)' : 'inherit',
                    distance: nameDistance,
                    width: nameWidth - nameDistance,
                    overflow: 'break',
                    lineHeight: nameLineHeight,
                  },
                  labelLayout: { moveOverlap: 'shiftY' },
                }
              : {}),
          }),
    })),
  };
}

/** Keeps the color on hover: ECharts would lighten it, but cannot parse custom properties. */
const emphasisIn = (color: string | undefined) => ({
  itemStyle: { color },
  lineStyle: { color },
  areaStyle: { color },
});

const hasWholeValues = ({ values }: ChartSeries): boolean =>
  values.every((value) => value === null || Number.isInteger(value));

/** Returns whether the bars have value labels. */
const isLabelled = ({ categories, series, stacked = false }: SeriesData): boolean =>
  !stacked && series.length <= 2 && categories.length * series.length <= maxLabeledBars;
