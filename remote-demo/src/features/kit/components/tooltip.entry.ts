import { ui } from '../api';
import type { EntryContent } from '../kit';
import TooltipHint from './examples/tooltip-hint.example';

const tooltip: EntryContent = {
  examples: [
    {
      title: 'On a word',
      text: 'Appears on hover and keyboard focus; Escape closes it.',
      show: TooltipHint,
      source: () => import('./examples/tooltip-hint.example?source'),
    },
  ],
  use: [
    'For optional help: touch devices don’t show it.',
    'IconButton, DateTime and StatCard include it.',
  ],
  api: [ui('Tooltip')],
};
export default tooltip;
