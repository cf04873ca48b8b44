/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import type { ChartSeries, SeriesData } from '../../sdk/src/ui/chart/chart-data';
import { chartOption } from '../../sdk/src/ui/chart/chart-option';
import type { ECharts } from '../../sdk/src/ui/chart/engine';
import { mapOption } from '../../sdk/src/ui/map/map-option';
import { mapSteps } from '../../sdk/src/ui/map/map-scale';
import { lighterCharts } from './lighter-charts.js';

interface Engines {
  createChart(place: HTMLElement): ECharts;
  createMap(place: HTMLElement): ECharts;
}

/** Exports that the engines use of ECharts' index files; the build tree-shakes the rest. */
const usedExports = {
  'echarts/charts': {
    LineChart: 'chart/line/install',
    BarChart: 'chart/bar/install',
    MapChart: 'chart/map/install',
  },
  'echarts/components': {
    GridSimpleComponent: 'component/grid/installSimple',
    TooltipComponent: 'component/tooltip/install',
  },
};
const installOf = (name: string) =>
  jest.requireActual<{ install: unknown }>(`echarts/lib/${name}.js`).install;

/** Loads the engines as fresh modules; `lighter`: with the smaller ECharts. */
async function load(lighter: boolean): Promise<Engines> {
  jest.resetModules();
  for (const [list, parts] of Object.entries(usedExports))
    jest.doMock(list, () =>
      Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, installOf(name)])),
    );
  for (const [file, standIn] of Object.entries(lighterCharts)) {
    if (lighter) jest.doMock(file, () => (standIn ? jest.requireActual(standIn) : {}));
    else jest.dontMock(file);
  }
  const { createChart, addBars, addTooltip } = await import('../../sdk/src/ui/chart/engine');
  const { createMap } = await import('../../sdk/src/ui/map/engine');
  await Promise.all([addBars(), addTooltip()]);
  return { createChart, createMap };
}

const series = (name: string, kind: ChartSeries['kind'], values: (number | null)[]) => ({
  name,
  kind,
  values,
});
const chart = (rest: Pick<SeriesData, 'series'> & Partial<SeriesData>): SeriesData => ({
  kind: 'series',
  categoryTitle: 'Day',
  categories: ['Mon', 'Tue', 'Wed', 'Thu'],
  format: (value) => `${value} EUR`,
  ...rest,
});

const charts: [what: string, data: SeriesData][] = [
  ['a line with a gap', chart({ series: [series('Sold', 'line', [4, null, 1.5, 8])] })],
  ['a line of one point', chart({ categories: ['Mon'], series: [series('Sold', 'line', [4])] })],
  [
    'stacked areas',
    chart({
      stacked: true,
      series: [series('Sold', 'area', [4, 2, 6, 8]), series('Returned', 'area', [1, 0, 2, 1])],
    }),
  ],
  [
    'grouped bars',
    chart({ series: [series('Sold', 'bar', [4, -2, 6, 8]), series('Kept', 'bar', [1, 0, 2, 1])] }),
  ],
  [
    'horizontal bars',
    chart({ horizontal: true, series: [series('Sold', 'bar', [4000, 200, 6, 8])] }),
  ],
];

function placeOf(width: number): HTMLElement {
  const place = document.createElement('div');
  Object.defineProperties(place, { clientWidth: { value: width }, clientHeight: { value: 240 } });
  document.body.append(place);
  return place;
}

/** Markup of a drawing, without the number of the chart instance. */
const drawn = (place: HTMLElement) => place.innerHTML.replace(/zr\d+/g, 'zr');

/** Markup as first drawn, with the pointer on it, and after a resize. */
function looksOf(make: Engines['createChart'], option: object): string[] {
  const place = placeOf(500);
  const one = make(place);
  one.setOption(option);
  one.getZr().flush();
  const looks = [drawn(place)];
  one.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: 0 });
  one.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: 0 });
  one.getZr().flush();
  looks.push(drawn(place));
  one.resize({ width: 700 });
  one.getZr().flush();
  looks.push(drawn(place));
  one.dispose();
  place.remove();
  return looks;
}

test('replaces only files that the installed version has', () => {
  expect(Object.keys(lighterCharts).filter((file) => !existsSync(file))).toEqual([]);
});

describe('with the smaller ECharts', () => {
  let whole: Engines;
  let lighter: Engines;
  beforeAll(async () => {
    // Without a canvas, ECharts estimates the widths of letters.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    whole = await load(false);
    lighter = await load(true);
  });

  test.each(charts)('draws %s as the full ECharts does', (_what, data) => {
    const option = chartOption(data, { still: true, tooltip: true });
    const looks = looksOf(lighter.createChart, option);
    expect(looks[0]).toContain('<path');
    expect(looks).toEqual(looksOf(whole.createChart, option));
  });

  test('draws the map as the full ECharts does', () => {
    const values = [
      { country: 'US', value: 3 },
      { country: 'FR', value: 9 },
    ];
    const option = mapOption({
      values,
      steps: mapSteps([3, 9]),
      nameOf: (country) => country,
      format: String,
    });
    const looks = looksOf(lighter.createMap, option);
    expect(looks[0]).toContain('<path');
    expect(looks).toEqual(looksOf(whole.createMap, option));
  });
});
