import { page } from '../api';
import type { EntryContent } from '../kit';
import FactsGroup from './examples/facts-group.example';

const facts: EntryContent = {
  examples: [
    {
      title: 'A group of facts',
      show: FactsGroup,
      source: () => import('./examples/facts-group.example?source'),
    },
  ],
  use: [
    'For the details of one record, in a drawer or on a card.',
    'Use a table for several records with the same facts.',
  ],
  api: [page('Facts')],
};
export default facts;
