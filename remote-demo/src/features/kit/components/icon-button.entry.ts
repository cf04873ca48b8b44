import { ui } from '../api';
import type { EntryContent } from '../kit';
import IconButtons from './examples/icon-buttons.example';

const iconButton: EntryContent = {
  examples: [
    {
      title: 'With a tooltip',
      text: "The label is the button's name; it shows on hover and focus.",
      show: IconButtons,
      source: () => import('./examples/icon-buttons.example?source'),
    },
  ],
  use: [
    'In toolbars and rows, where there is no room for words.',
    'For acts that people know by their icon; everything else is a Button.',
  ],
  api: [ui('IconButton')],
};
export default iconButton;
