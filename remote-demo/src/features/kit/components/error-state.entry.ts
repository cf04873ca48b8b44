import { ui } from '../api';
import type { EntryContent } from '../kit';
import ErrorRetry from './examples/error-retry.example';

const errorState: EntryContent = {
  examples: [
    {
      title: 'With Retry',
      text: 'The text is derived from the failure.',
      show: ErrorRetry,
      source: () => import('./examples/error-retry.example?source'),
    },
  ],
  use: [
    'In place of content that failed to load; the rest of the page stays.',
    'Lists, drawers and Loaded include it.',
  ],
  api: [ui('ErrorState')],
};
export default errorState;
