/**
 * Packages that publish ES modules only, so that Jest has to transform them. Each is named: what
 * is transformed needlessly makes every cold run slower.
 */
const names = [
  '@praxis',
  '@expo-google-fonts',
  '@full-ui',
  '@fullcalendar',
  '@noble',
  '@tiptap',
  'echarts',
  'idb',
  'jspdf',
  'lucide-react',
  'sugar-high',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
  'zrender',
];

/** Jest's pattern of files that are left as they are: all of `node_modules` but the packages above. */
export const transformedPackages = `/node_modules/(?!(?:${names.join('|')})/)`;
