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
  use: ['Buttons include it. Add the class praxis-ripple to other clickable elements.'],
};
export default ripple;
