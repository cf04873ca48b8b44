import { ui } from '../api';
import type { EntryContent } from '../kit';
import HiddenWords from './examples/hidden-words.example';

const visuallyHidden: EntryContent = {
  examples: [
    {
      title: 'Text for screen readers',
      show: HiddenWords,
      source: () => import('./examples/hidden-words.example?source'),
    },
  ],
  use: ['For information that sighted users get from position or shape.'],
  api: [ui('VisuallyHidden')],
};
export default visuallyHidden;
