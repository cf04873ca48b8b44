import { page } from '../api';
import type { EntryContent } from '../kit';
import ChangesMeanwhile from './examples/changes-meanwhile.example';

const changedMeanwhile: EntryContent = {
  examples: [
    {
      title: 'Two changes',
      show: ChangesMeanwhile,
      source: () => import('./examples/changes-meanwhile.example?source'),
    },
  ],
  use: ['In dialogs about one record. Forms include it.'],
  api: [page('ChangedMeanwhile')],
};
export default changedMeanwhile;
