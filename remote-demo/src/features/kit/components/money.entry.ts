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
    'For every amount: formats it with the symbol and decimals of the language.',
    'Right-aligned in tables, so that digits line up.',
  ],
  api: [page('Money')],
};
export default money;
