import type { EChartsCoreOption } from 'echarts/core';
import { motion } from '../theme/tokens';
import { legendNames, type ChartData, type SeriesData, type ShareData } from './chart-data';
import { tooltipContent, type TooltipEntry } from './tooltip-content';

/** ECharts' option for the figures. Colours come from the theme, in the order of the series. */
export function chartOption(data: ChartData, still: boolean): EChartsCoreOption {
  const option = data.kind === 'series' ? seriesOption(data) : sharesOption(data);
  return {
    animation: !still,
    animationDuration: motion.slow,
    animationDurationUpdate: motion.slow,
    animationEasing: 'cubicOut',
    ...option,
  };
}

function seriesOption(data: SeriesData): EChartsCoreOption {
  const { categories, series, horizontal = false, format, formatAxis = format } = data;
  const bars = series.some(({ kind }) => kind === 'bar');
  const namesAtEnds = !bars && series.length > 1 && legendNames(data).length === 0;
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
      // Without room beside the first and the last point, their labels stay inside.
      ...(bars ? {} : { alignMinLabel: 'left', alignMaxLabel: 'right' }),
    },
  };
  const valueAxis = {
    type: 'value',
    splitNumber: 4,
    axisLabel: { formatter: (value: number) => formatAxis(value), hideOverlap: true },
  };
  return {
    grid: {
      left: 4,
      right: namesAtEnds ? 88 : 12,
      top: 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: horizontal ? valueAxis : categoryAxis,
    yAxis: horizontal ? categoryAxis : valueAxis,
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: bars ? 'shadow' : 'line' },
      formatter: (entries: TooltipEntry[]) =>
        tooltipContent(formatCategory(entries[0]?.name ?? ''), entries, format),
    },
    series: series.map(({ name, values, kind = 'line' }) => ({
      name,
      data: [...values],
      ...(data.stacked ? { stack: 'sum' } : {}),
      ...(kind === 'bar'
        ? {
            type: 'bar',
            barMaxWidth: 28,
            // On top of each other only the ends would be round, and which ones differs by category.
            ...(data.stacked
              ? { itemStyle: { borderRadius: 0 } }
              : horizontal
                ? { itemStyle: { borderRadius: [0, 4, 4, 0] } }
                : {}),
          }
        : {
            type: 'line',
            smooth: 0.2,
            // A curve that swings below zero would show what never was.
            smoothMonotone: horizontal ? 'y' : 'x',
            ...(kind === 'area' ? { areaStyle: { opacity: 0.1 } } : {}),
            ...(namesAtEnds
              ? {
                  endLabel: { show: true, formatter: '{a}', color: 'inherit', distance: 6 },
                  labelLayout: { moveOverlap: 'shiftY' },
                }
              : {}),
          }),
    })),
  };
}

function sharesOption({ shares, format }: ShareData): EChartsCoreOption {
  return {
    tooltip: {
      trigger: 'item',
      formatter: (entry: TooltipEntry) => tooltipContent('', [entry], format),
    },
    series: [
      {
        type: 'pie',
        radius: ['58%', '84%'],
        data: shares.map(({ name, value }) => ({ name, value })),
        label: { show: false },
        emphasis: { scaleSize: 4 },
      },
    ],
  };
}
