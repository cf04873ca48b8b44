import type { EntryContent } from '../kit';
import PageFailed from './examples/page-failed.example';

const errorPage: EntryContent = {
  examples: [
    {
      title: 'Failed to load',
      text: 'The header stays, so that one knows where one is.',
      show: PageFailed,
      source: () => import('./examples/page-failed.example?source'),
      flush: true,
    },
  ],
  use: [
    'Only the part that failed is replaced; Retry tries it again.',
    'An address that leads nowhere has a page of its own.',
  ],
  links: ['/misc/error', '/misc/not-authorized'],
};
export default errorPage;
