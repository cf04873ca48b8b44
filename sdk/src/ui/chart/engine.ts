import { LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { LabelLayout } from 'echarts/features';
import { init, registerTheme, use as register, type ECharts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartTheme } from '../theme/chart-theme';

register([LineChart, GridSimpleComponent, LabelLayout, SVGRenderer]);
registerTheme('praxis', chartTheme());

export type { ECharts };

/** Creates a chart. ECharts, reduced to the parts in use, is a chunk that loads when a chart is in view. */
export function createChart(container: HTMLElement): ECharts {
  return init(container, 'praxis', { renderer: 'svg' });
}

/** Loads bar charts, which not every page needs. */
export const addBars = () => import(/* webpackChunkName: "chart-bars" */ './engine-bars');

/** Loads tooltips; only charts that are created afterwards have them. */
export const addTooltip = () => import(/* webpackChunkName: "chart-tooltip" */ './engine-tooltip');
