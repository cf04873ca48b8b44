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

/** More bars than these have no room for their figures. */
const labelledBarsAtMost = 16;

/** The room for a series' name beside its line, in pixels; a longer name takes two lines. */
const nameRoom = 88;
const nameDistance = 6;

/** Between the two lines: without it the engine goes by a letter that the font may not have. */
const nameLine = 16;

export interface ChartOptions {
  /** Nothing moves to its place. */
  still: boolean;
  /** What follows the pointer is there. */
  tooltip?: boolean | undefined;
}

/** ECharts' option for the figures. */
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
      // Without room beside the first and the last point, their labels stay inside. A moved label
      // takes the place of its neighbor: not where the series' names leave room at the end.
      ...(bars ? {} : { alignMinLabel: 'left' }),
      ...(bars || namesAtEnds ? {} : { alignMaxLabel: 'right' }),
    },
  };
  const valueAxis = {
    type: 'value',
    splitNumber: 4,
    // What is counted has no halves.
    ...(series.every(hasWholeValues) ? { minInterval: 1 } : {}),
    axisLabel: { formatter: (value: number) => formatAxis(value), hideOverlap: true },
  };
  return {
    grid: {
      left: 4,
      right: namesAtEnds ? nameRoom : 12,
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
      // The chosen period lies over the one before it.
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
            // On top of each other only the ends would be round, and which ones differs by category.
            ...(data.stacked
              ? { itemStyle: { borderRadius: 0 } }
              : horizontal
                ? { itemStyle: { borderRadius: [0, 4, 4, 0] } }
                : {}),
          }
        : {
            // Straight from value to value: a curve would show what never was.
            type: 'line',
            // A line of one point is none.
            showSymbol: values.filter((value) => value !== null).length < 2,
            ...(kind === 'area' ? { areaStyle: { opacity: 0.1 } } : {}),
            ...(namesAtEnds
              ? {
                  endLabel: {
                    show: true,
                    formatter: '{a}',
                    // What the line stands back in is too pale to be read.
                    color: muted ? 'var(--praxis-secondary)' : 'inherit',
                    distance: nameDistance,
                    width: nameRoom - nameDistance,
                    overflow: 'break',
                    lineHeight: nameLine,
                  },
                  labelLayout: { moveOverlap: 'shiftY' },
                }
              : {}),
          }),
    })),
  };
}

/** Under the pointer the color stays: ECharts would lighten it, and cannot read a custom property. */
const emphasisIn = (color: string | undefined) => ({
  itemStyle: { color },
  lineStyle: { color },
  areaStyle: { color },
});

const hasWholeValues = ({ values }: ChartSeries): boolean =>
  values.every((value) => value === null || Number.isInteger(value));

/** Whether the bars say their figures themselves. */
const isLabelled = ({ categories, series, stacked = false }: SeriesData): boolean =>
  !stacked && series.length <= 2 && categories.length * series.length <= labelledBarsAtMost;
