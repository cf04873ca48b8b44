import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { LabelLayout } from 'echarts/features';
import { init, registerTheme, use as register, type ECharts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartTheme } from '../theme/chart-theme';

register([LineChart, GridSimpleComponent, LabelLayout, SVGRenderer]);
registerTheme('praxis', chartTheme());

export type { ECharts };

/** ECharts with what the product uses of it: a chunk of its own, fetched when a chart is in sight. */
export function createChart(place: HTMLElement): ECharts {
  return init(place, 'praxis', { renderer: 'svg' });
}

/** Bars: not every page draws them. */
export const addBars = () => import(/* webpackChunkName: "chart-bars" */ './engine-bars');

/** What follows the pointer: charts that are made from then on have it. */
export const addTooltip = () => import(/* webpackChunkName: "chart-tooltip" */ './engine-tooltip');
