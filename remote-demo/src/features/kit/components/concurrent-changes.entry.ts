import { page } from '../api';
import type { EntryContent } from '../kit';
import ChangesOfOthers from './examples/concurrent-changes.example';

const concurrentChanges: EntryContent = {
  examples: [
    {
      title: 'Two changes',
      show: ChangesOfOthers,
      source: () => import('./examples/concurrent-changes.example?source'),
    },
  ],
  use: ['In dialogs about one record. Forms include it.'],
  api: [page('ConcurrentChanges')],
};
export default concurrentChanges;
