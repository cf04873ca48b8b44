import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { LabelLayout } from 'echarts/features';
import { init, registerTheme, use as register, type ECharts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartTheme } from '../theme/chart-theme';

register([
  LineChart,
  BarChart,
  PieChart,
  GridComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);
registerTheme('praxis', chartTheme());

export type { ECharts };

/** ECharts with what the product uses of it: a chunk of its own, fetched when a chart is in sight. */
export function createChart(place: HTMLElement): ECharts {
  return init(place, 'praxis', { renderer: 'svg' });
}
