import { ui } from '../api';
import type { EntryContent } from '../kit';
import TooltipHint from './examples/tooltip-hint.example';

const tooltip: EntryContent = {
  examples: [
    {
      title: 'On a word',
      text: 'It shows on hover and on keyboard focus; Escape closes it.',
      show: TooltipHint,
      source: () => import('./examples/tooltip-hint.example?source'),
    },
  ],
  use: [
    'For what helps and is not needed: a phone does not show it.',
    'IconButton, DateTime and StatCard have it inside.',
  ],
  api: [ui('Tooltip')],
};
export default tooltip;
