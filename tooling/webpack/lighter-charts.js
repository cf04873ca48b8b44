import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** Files of ECharts and zrender that our charts and the map never run. */
const unused = [
  // Dark theme, fill patterns, data transforms, and SVG animations for server-side rendering.
  'echarts/lib/theme/dark.js',
  'echarts/lib/util/decal.js',
  'echarts/lib/data/helper/transform.js',
  'zrender/lib/svg/cssAnimation.js',
  // Texts of its tools, in English and Chinese, and its loading indicator.
  'echarts/lib/i18n/langEN.js',
  'echarts/lib/i18n/langZH.js',
  'echarts/lib/loading/default.js',
  // Time and logarithmic axes: our days are categories, which we format ourselves.
  'echarts/lib/scale/Log.js',
  'echarts/lib/scale/Time.js',
  'echarts/lib/util/time.js',
  // Shapes of round charts, symbols given by a path, and incremental rendering.
  'zrender/lib/graphic/IncrementalDisplayable.js',
  'zrender/lib/graphic/helper/roundSector.js',
  'zrender/lib/graphic/shape/Arc.js',
  'zrender/lib/graphic/shape/BezierCurve.js',
  'zrender/lib/graphic/shape/Ellipse.js',
  'zrender/lib/graphic/shape/Ring.js',
  'zrender/lib/graphic/shape/Sector.js',
  'zrender/lib/tool/path.js',
];

/** Files that are replaced with a one-line stand-in. */
const replaced = {
  // Converts options of ECharts 2 to 5.
  'echarts/lib/preprocessor/backwardCompat.js': 'without-old-options.js',
  // Written before the browsers' own sort was stable.
  'zrender/lib/core/timsort.js': 'native-sort.js',
};

const file = (/** @type {string} */ name) => path.join(rootDirectory, 'node_modules', name);

/**
 * Webpack aliases that make ECharts smaller: saves 11 KB before a chart can render. The test
 * compares drawings with and without them.
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
