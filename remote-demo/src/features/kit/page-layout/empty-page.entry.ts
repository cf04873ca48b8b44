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
    'Says what belongs here and offers the act that makes the first one.',
    'The act of the page header moves here: one primary button a view.',
  ],
  links: ['/apps/ecommerce/wishlist'],
};
export default emptyPage;
