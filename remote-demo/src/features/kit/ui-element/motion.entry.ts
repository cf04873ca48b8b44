import type { EntryContent } from '../kit';
import MotionSpeeds from './examples/motion-speeds.example';

const motion: EntryContent = {
  examples: [
    {
      title: 'Speeds',
      text: 'Ease-out, and quick.',
      show: MotionSpeeds,
      source: () => import('./examples/motion-speeds.example?source'),
    },
  ],
  use: [
    '120 to 200 ms for what appears or moves.',
    'A custom property for the duration: prefers-reduced-motion then ends it.',
  ],
};
export default motion;
