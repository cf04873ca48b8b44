import type { EntryContent } from '../kit';
import SurfaceLevels from './examples/surface-levels.example';

const surfaces: EntryContent = {
  examples: [
    {
      title: 'Levels',
      show: SurfaceLevels,
      source: () => import('./examples/surface-levels.example?source'),
      flush: true,
    },
  ],
  use: [
    'Cards lie on the page, menus are raised, dialogs are overlays.',
    'A card never lies on a card: lines and space divide it.',
  ],
};
export default surfaces;
