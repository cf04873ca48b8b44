import { MapChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, registerMap, registerTheme, use as register, type ECharts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartTheme } from '../theme/chart-theme';
import { outlineOf } from './outline';
import world from './world.json';

register([MapChart, TooltipComponent, SVGRenderer]);
registerTheme('praxis', chartTheme());
// As a string, since ECharts' types require more than GeoJSON does.
registerMap('world', JSON.stringify(outlineOf(world)));

export type { ECharts };

/** Creates a map. ECharts' map and the world's outline are a chunk that loads when a map is in view. */
export function createMap(container: HTMLElement): ECharts {
  return init(container, 'praxis', { renderer: 'svg' });
}
