import type { Endpoint } from '../endpoint';
import * as accountChanges from './account-changes';
import * as accountSettings from './account-settings';
import * as blog from './blog';
import * as blogPosts from './blog-posts';
import * as calendar from './calendar';
import * as cardAnalytics from './card-analytics';
import * as cardLists from './card-lists';
import * as cardStatistics from './card-statistics';
import * as cardTrends from './card-trends';
import * as chat from './chat';
import * as comingSoon from './coming-soon';
import * as email from './email';
import * as faq from './faq';
import * as invoices from './invoices';
import * as jwt from './jwt';
import * as knowledgeBase from './knowledge-base';
import * as pricing from './pricing';
import * as profile from './profile';
import * as profilePage from './profile-page';
import * as sampleTable from './sample-table';
import * as search from './search';
import * as shop from './shop';
import * as shopCart from './shop-cart';
import * as shopOrders from './shop-orders';
import * as todo from './todo';
import * as userProfiles from './user-profiles';
import * as users from './users';

/** Groups by name; clients import a single group, never this list. */
const groups = {
  'account-changes': accountChanges,
  'account-settings': accountSettings,
  blog,
  'blog-posts': blogPosts,
  calendar,
  'card-analytics': cardAnalytics,
  'card-lists': cardLists,
  'card-statistics': cardStatistics,
  'card-trends': cardTrends,
  chat,
  'coming-soon': comingSoon,
  email,
  faq,
  invoices,
  jwt,
  'knowledge-base': knowledgeBase,
  pricing,
  profile,
  'profile-page': profilePage,
  'sample-table': sampleTable,
  search,
  shop,
  'shop-cart': shopCart,
  'shop-orders': shopOrders,
  todo,
  'user-profiles': userProfiles,
  users,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;
}

/** Every endpoint of the demo with its group and name, for tests and back ends. */
export const demoEndpoints: readonly { group: string; name: string; endpoint: Endpoint }[] =
  Object.entries(groups).flatMap(([group, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ group, name, endpoint: value }] : [],
    ),
  );
