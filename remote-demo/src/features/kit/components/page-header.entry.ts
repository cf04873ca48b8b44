import { page } from '../api';
import type { EntryContent } from '../kit';
import PageHeaders from './examples/page-headers.example';

const pageHeader: EntryContent = {
  examples: [
    {
      title: 'Header of a page',
      show: PageHeaders,
      source: () => import('./examples/page-headers.example?source'),
      flush: true,
    },
  ],
  use: [
    'At the top of every page: a noun as the title, a subtitle of at most six words, one primary action.',
    'Page sets width, padding and spacing; CardGrid arranges cards in columns.',
  ],
  api: [page('PageHeader', 'Page', 'CardGrid')],
};
export default pageHeader;
