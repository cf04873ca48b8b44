import { map } from '../api';
import type { EntryContent } from '../kit';
import World from './examples/world.example';

const worldMap: EntryContent = {
  examples: [
    {
      title: 'Values by country',
      text: 'Hover over a country, or show the table.',
      show: World,
      source: () => import('./examples/world.example?source'),
      flush: true,
    },
  ],
  use: [
    'For data with a geographic pattern. Use a bar chart for a ranking.',
    'Countries are ISO codes, displayed in the reader’s language.',
  ],
  api: [map('MapCard')],
};
export default worldMap;
