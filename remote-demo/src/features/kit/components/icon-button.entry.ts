import { ui } from '../api';
import type { EntryContent } from '../kit';
import IconButtons from './examples/icon-buttons.example';

const iconButton: EntryContent = {
  examples: [
    {
      title: 'With a tooltip',
      text: 'The label is the accessible name; the tooltip shows it on hover and focus.',
      show: IconButtons,
      source: () => import('./examples/icon-buttons.example?source'),
    },
  ],
  use: [
    'In toolbars and rows without room for text.',
    'For actions with a well-known icon. Use Button for all others.',
  ],
  api: [ui('IconButton')],
};
export default iconButton;
