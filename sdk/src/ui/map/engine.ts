import { MapChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, registerMap, registerTheme, use as register, type ECharts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartTheme } from '../theme/chart-theme';
import { outlineOf } from './outline';
import world from './world.json';

register([MapChart, TooltipComponent, SVGRenderer]);
registerTheme('praxis', chartTheme());
// As text: its types ask for more than GeoJSON does.
registerMap('world', JSON.stringify(outlineOf(world)));

export type { ECharts };

/** ECharts with its map and the world's outline: a chunk of its own, fetched when a map is in sight. */
export function createMap(place: HTMLElement): ECharts {
  return init(place, 'praxis', { renderer: 'svg' });
}
