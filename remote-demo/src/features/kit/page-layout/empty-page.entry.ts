import type { EntryContent } from '../kit';
import PageWithoutPlans from './examples/page-without-plans.example';

const emptyPage: EntryContent = {
  examples: [
    {
      title: 'First visit',
      show: PageWithoutPlans,
      source: () => import('./examples/page-without-plans.example?source'),
      flush: true,
    },
  ],
  use: [
    'Say what belongs here, and offer to create the first item.',
    'Move the header’s action here: one primary button per view.',
  ],
  links: ['/apps/ecommerce/wishlist'],
};
export default emptyPage;
