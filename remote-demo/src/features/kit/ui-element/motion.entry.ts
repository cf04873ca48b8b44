import type { EntryContent } from '../kit';
import MotionSpeeds from './examples/motion-speeds.example';

const motion: EntryContent = {
  examples: [
    {
      title: 'Speeds',
      text: 'Ease-out, and short.',
      show: MotionSpeeds,
      source: () => import('./examples/motion-speeds.example?source'),
    },
  ],
  use: [
    '120 to 200 ms for elements that appear or move.',
    'Use the custom properties for durations. prefers-reduced-motion disables transitions.',
  ],
};
export default motion;
