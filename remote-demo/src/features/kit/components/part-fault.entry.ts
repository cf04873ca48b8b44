import { page } from '../api';
import type { EntryContent } from '../kit';
import OptionsMissing from './examples/part-fault.example';

const partFault: EntryContent = {
  examples: [
    {
      title: 'Options that did not come',
      text: 'Retry brings them; what was entered meanwhile stays.',
      show: OptionsMissing,
      source: () => import('./examples/part-fault.example?source'),
    },
  ],
  use: [
    'For what a page needs beside its own records: options of a field, filters, a time zone.',
    'ErrorState stands in the place of the records themselves.',
    'It takes several queries: one message and one Retry for all of them.',
  ],
  api: [page('PartFault')],
};
export default partFault;
