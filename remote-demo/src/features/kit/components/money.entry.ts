import { page } from '../api';
import type { EntryContent } from '../kit';
import MoneyFormats from './examples/money-formats.example';

const money: EntryContent = {
  examples: [
    {
      title: 'Formats',
      show: MoneyFormats,
      source: () => import('./examples/money-formats.example?source'),
    },
  ],
  use: [
    'For every amount: language, symbol and decimals follow by themselves.',
    'At the right in tables, where figures line up.',
  ],
  api: [page('Money')],
};
export default money;
