import { page } from '../api';
import type { EntryContent } from '../kit';
import OptionsMissing from './examples/partial-error.example';

const partialError: EntryContent = {
  examples: [
    {
      title: 'Options that failed to load',
      text: 'Retry loads them, and keeps the input.',
      show: OptionsMissing,
      source: () => import('./examples/partial-error.example?source'),
    },
  ],
  use: [
    'For secondary data of a page: options of a field, filters, a time zone.',
    'Use ErrorState if the main content fails.',
    'Accepts several queries: one message and one Retry for all of them.',
  ],
  api: [page('PartialError')],
};
export default partialError;
