import { ui } from '../api';
import type { EntryContent } from '../kit';
import LinkText from './examples/link-text.example';

const link: EntryContent = {
  examples: [
    {
      title: 'In a sentence',
      show: LinkText,
      source: () => import('./examples/link-text.example?source'),
    },
  ],
  use: [
    'For going somewhere within the product: the page changes without loading anew.',
    'keepSearch where a record opens over a filtered list.',
  ],
  api: [ui('Link')],
};
export default link;
