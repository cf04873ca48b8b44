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
    'For navigation within the product, without a page reload.',
    'Set keepSearch if a record opens over a filtered list.',
  ],
  api: [ui('Link')],
};
export default link;
