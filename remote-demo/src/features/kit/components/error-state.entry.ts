import { ui } from '../api';
import type { EntryContent } from '../kit';
import ErrorRetry from './examples/error-retry.example';

const errorState: EntryContent = {
  examples: [
    {
      title: 'With Retry',
      text: 'The text follows from what failed.',
      show: ErrorRetry,
      source: () => import('./examples/error-retry.example?source'),
    },
  ],
  use: [
    'In the place of what could not be shown; the rest of the page stays.',
    'Lists, drawers and Loaded show it by themselves.',
  ],
  api: [ui('ErrorState')],
};
export default errorState;
