import { map } from '../api';
import type { EntryContent } from '../kit';
import Period from './examples/period.example';
import Empty from './examples/empty.example';

const mapPeriod: EntryContent = {
  examples: [
    {
      title: 'With a period',
      show: Period,
      source: () => import('./examples/period.example?source'),
      flush: true,
    },
    {
      title: 'Without data',
      show: Empty,
      source: () => import('./examples/empty.example?source'),
      flush: true,
    },
  ],
  use: ['Colors depend on rank, so that one large value doesn’t make all others pale.'],
  api: [map('MapCard')],
};
export default mapPeriod;
