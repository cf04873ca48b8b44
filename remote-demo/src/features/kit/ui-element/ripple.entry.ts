import type { EntryContent } from '../kit';
import RippleOwn from './examples/ripple-own.example';

const ripple: EntryContent = {
  examples: [
    {
      title: 'On an element of your own',
      show: RippleOwn,
      source: () => import('./examples/ripple-own.example?source'),
      flush: true,
    },
  ],
  use: ['Buttons have it. Other things that are pressed carry the class praxis-ripple.'],
};
export default ripple;
