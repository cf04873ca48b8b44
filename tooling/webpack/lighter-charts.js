import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** Whole files of ECharts and zrender that our charts and the map never run. */
const unused = [
  // Its dark theme, patterns for fills, SQL-like changes of data, and drawing without a browser.
  'echarts/lib/theme/dark.js',
  'echarts/lib/util/decal.js',
  'echarts/lib/data/helper/transform.js',
  'zrender/lib/svg/cssAnimation.js',
  // Words for its tools, in English and Chinese, and its own sign of loading.
  'echarts/lib/i18n/langEN.js',
  'echarts/lib/i18n/langZH.js',
  'echarts/lib/loading/default.js',
  // Axes of time and of powers: our days are categories, which we write ourselves.
  'echarts/lib/scale/Log.js',
  'echarts/lib/scale/Time.js',
  'echarts/lib/util/time.js',
  // Shapes of round charts, symbols that are drawn by a path, and what is drawn bit by bit.
  'zrender/lib/graphic/IncrementalDisplayable.js',
  'zrender/lib/graphic/helper/roundSector.js',
  'zrender/lib/graphic/shape/Arc.js',
  'zrender/lib/graphic/shape/BezierCurve.js',
  'zrender/lib/graphic/shape/Ellipse.js',
  'zrender/lib/graphic/shape/Ring.js',
  'zrender/lib/graphic/shape/Sector.js',
  'zrender/lib/tool/path.js',
];

/** Files that a line takes the place of. */
const replaced = {
  // Options as they were written for ECharts 2 to 5.
  'echarts/lib/preprocessor/backwardCompat.js': 'without-old-options.js',
  // Written before every browser's own sort kept the order of equals.
  'zrender/lib/core/timsort.js': 'native-sort.js',
};

const file = (/** @type {string} */ name) => path.join(rootDirectory, 'node_modules', name);

/**
 * ECharts with less: 11 KB that every chart waited for. As aliases for webpack, by file; the test beside
 * this one draws with and without.
 * @type {Record<string, string | false>}
 */
export const lighterCharts = {
  ...Object.fromEntries(unused.map((name) => [file(name), false])),
  ...Object.fromEntries(
    Object.entries(replaced).map(([name, own]) => [
      file(name),
      path.join(import.meta.dirname, own),
    ]),
  ),
};
