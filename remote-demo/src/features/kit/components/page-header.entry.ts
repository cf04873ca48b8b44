import { page } from '../api';
import type { EntryContent } from '../kit';
import PageHeaders from './examples/page-headers.example';

const pageHeader: EntryContent = {
  examples: [
    {
      title: 'Head of a page',
      show: PageHeaders,
      source: () => import('./examples/page-headers.example?source'),
      flush: true,
    },
  ],
  use: [
    'At the top of every page: a noun, at most six words under it, one primary act.',
    'Page gives width, padding and distances; CardGrid puts cards beside each other.',
  ],
  api: [page('PageHeader', 'Page', 'CardGrid')],
};
export default pageHeader;
