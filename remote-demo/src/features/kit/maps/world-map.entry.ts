import { map } from '../api';
import type { EntryContent } from '../kit';
import World from './examples/world.example';

const worldMap: EntryContent = {
  examples: [
    {
      title: 'Values by country',
      text: 'Point at a country, or show the table.',
      show: World,
      source: () => import('./examples/world.example?source'),
      flush: true,
    },
  ],
  use: [
    'Where it matters where. A ranking alone is easier to read as bars.',
    'Countries are ISO codes; their names come in the reader’s language.',
  ],
  api: [map('MapCard')],
};
export default worldMap;
