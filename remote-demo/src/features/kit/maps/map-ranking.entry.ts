import { map } from '../api';
import type { EntryContent } from '../kit';
import Ranking from './examples/ranking.example';

const mapRanking: EntryContent = {
  examples: [
    {
      title: 'With a ranking',
      show: Ranking,
      source: () => import('./examples/ranking.example?source'),
      flush: true,
    },
  ],
  use: ['The map shows where, the list shows how much.'],
  api: [map('MapCard')],
};
export default mapRanking;
