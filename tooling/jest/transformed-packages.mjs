/**
 * Packages that only publish ES modules, which Jest has to transform. They are listed one by one,
 * because needless transforms make every cold run slower.
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

/**
 * Jest's pattern of files that it does not transform: `node_modules` except for the packages above.
 */
export const transformedPackages = `/node_modules/(?!(?:${names.join('|')})/)`;
