import { ui } from '../api';
import type { EntryContent } from '../kit';
import HiddenWords from './examples/hidden-words.example';

const visuallyHidden: EntryContent = {
  examples: [
    {
      title: 'Words that are only read out',
      show: HiddenWords,
      source: () => import('./examples/hidden-words.example?source'),
    },
  ],
  use: ['Where sight gets it from place or shape, and a screen reader has only words.'],
  api: [ui('VisuallyHidden')],
};
export default visuallyHidden;
