import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Cascader from './examples/cascader.example';

const cascader: EntryContent = {
  examples: [
    {
      title: 'Level by level',
      text: 'Typing finds an entry of any level.',
      show: Cascader,
      source: () => import('./examples/cascader.example?source'),
    },
  ],
  use: [
    'For one place in a hierarchy that people know: country, state, city.',
    'SelectField where one level is enough.',
  ],
  api: [extensions('CascaderField')],
};
export default cascader;
