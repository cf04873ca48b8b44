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
    'Cards are on the page, menus are raised, dialogs are overlays.',
    'Never nest cards: divide a card with lines and space.',
  ],
};
export default surfaces;
