import type { EntryContent } from '../kit';
import PageFailed from './examples/page-failed.example';

const errorPage: EntryContent = {
  examples: [
    {
      title: 'Failed to load',
      text: 'The header stays for orientation.',
      show: PageFailed,
      source: () => import('./examples/page-failed.example?source'),
      flush: true,
    },
  ],
  use: [
    'Replace only the part that failed, with Retry.',
    'An unknown address has an error page of its own.',
  ],
  links: ['/misc/error', '/misc/not-authorized'],
};
export default errorPage;
