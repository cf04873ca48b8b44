import { MapChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, registerMap, registerTheme, use as register, type ECharts } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartTheme } from '../theme/chart-theme';
import type { Skin } from '../theme/tokens';
import { outlineOf } from './outline';
import world from './world.json';

register([MapChart, TooltipComponent, SVGRenderer]);
registerTheme('praxis-light', chartTheme('light'));
registerTheme('praxis-dark', chartTheme('dark'));
// As text: its types ask for more than GeoJSON does.
registerMap('world', JSON.stringify(outlineOf(world)));

export type { ECharts };

/** ECharts with its map and the world's outline: a chunk of its own, fetched when a map is in sight. */
export function createMap(place: HTMLElement, skin: Skin): ECharts {
  return init(place, `praxis-${skin}`, { renderer: 'svg' });
}
