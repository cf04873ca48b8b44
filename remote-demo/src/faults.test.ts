import { getKnowledgeBase, getQuestionFeedback } from '@praxis/contract/demo/knowledge-base';
import { listEmails } from '@praxis/contract/demo/email';
import { getRelatedProducts } from '@praxis/contract/demo/shop';
import { countManagedUsers } from '@praxis/contract/demo/user-profiles';
import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

/** The UI kit shows samples that stand in its own files. */
const kit =
  'ui-element colors icons cards components extensions page-layout forms tables charts maps';

testPagesUnderFaults({
  remote,
  // A title over what is there, what else one might like, how many there are, the list behind a mail,
  // what one said of an answer before.
  beside: {
    '/pages/knowledge-base/:category': [getKnowledgeBase],
    '/pages/knowledge-base/:category/:question': [getKnowledgeBase, getQuestionFeedback],
    '/apps/ecommerce/product-detail': [getRelatedProducts],
    '/apps/ecommerce/product-detail/:slug': [getRelatedProducts],
    '/apps/user/list': [countManagedUsers],
    '/apps/email/:folder/:id': [listEmails],
  },
  without: kit.split(' '),
  records: {
    '/apps/email/:folder': '/apps/email/sent',
    '/apps/email/:folder/:id': '/apps/email/inbox/1',
    '/apps/chat/:id': '/apps/chat/1',
    '/apps/todo/:id': '/apps/todo/1',
    '/apps/calendar/:id': '/apps/calendar/1',
    '/apps/calendar/:id/edit': '/apps/calendar/1/edit',
    '/apps/invoice/preview/:id': '/apps/invoice/preview/4987',
    '/apps/invoice/edit/:id': '/apps/invoice/edit/4987',
    '/apps/ecommerce/product-detail/:slug':
      '/apps/ecommerce/product-detail/apple-watch-series-5-27',
    '/apps/ecommerce/order/:id': '/apps/ecommerce/order/1',
    '/apps/user/view/:id': '/apps/user/view/1',
    '/apps/user/edit/:id': '/apps/user/edit/1',
    '/pages/account-settings/:tab': '/pages/account-settings/social',
    '/pages/knowledge-base/:category': '/pages/knowledge-base/sales-automation',
    '/pages/knowledge-base/:category/:question': '/pages/knowledge-base/sales-automation/x',
    '/pages/blog/detail/:id': '/pages/blog/detail/1',
    '/pages/blog/edit/:id': '/pages/blog/edit/1',
  },
});
