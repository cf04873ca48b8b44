import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Cascader from './examples/cascader.example';

const cascader: EntryContent = {
  examples: [
    {
      title: 'Level by level',
      text: 'The search finds entries of any level.',
      show: Cascader,
      source: () => import('./examples/cascader.example?source'),
    },
  ],
  use: [
    'For one entry of a familiar hierarchy: country, state, city.',
    'Use SelectField for a single level.',
  ],
  api: [extensions('CascaderField')],
};
export default cascader;
