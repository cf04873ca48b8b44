import type { Area } from '../core/area';

/** The demo half (docs/product.md#demo-endpoints): which area serves what. Its code is loaded when it is called. */
export const demoAreas: readonly Area[] = [
  {
    name: 'demo.sample-table',
    routes: ['GET /api/datatables/initial-data', 'GET /api/datatables/data'],
    load: async () => (await import('./sample-table/routes')).sampleTable,
  },
  {
    name: 'demo.search',
    routes: [
      'GET /api/autocomplete/data',
      'GET /api/main-search/data',
      'GET /api/bookmarks/data',
      'POST /api/bookmarks/update',
    ],
    load: async () => (await import('./search/routes')).search,
  },
  {
    name: 'demo.email',
    routes: [
      'GET /apps/email/emails',
      'POST /apps/email/update-emails',
      'POST /apps/email/update-emails-label',
      'GET /apps/email/get-email',
      'GET /apps/email/paginate-email',
    ],
    load: async () => (await import('./email/routes')).email,
  },
  {
    name: 'demo.chat',
    routes: [
      'GET /apps/chat/chats-and-contacts',
      'GET /apps/chat/users/profile-user',
      'GET /apps/chat/get-chat',
      'POST /apps/chat/send-msg',
    ],
    load: async () => (await import('./chat/routes')).chat,
  },
  {
    name: 'demo.todo',
    routes: [
      'GET /apps/todo/tasks',
      'POST /apps/todo/add-tasks',
      'POST /apps/todo/update-task',
      'DELETE /apps/todo/delete-task',
    ],
    load: async () => (await import('./todo/routes')).todo,
  },
  {
    name: 'demo.calendar',
    routes: [
      'GET /apps/calendar/events',
      'POST /apps/calendar/add-event',
      'POST /apps/calendar/update-event',
      'DELETE /apps/calendar/remove-event',
    ],
    load: async () => (await import('./calendar/routes')).calendar,
  },
  {
    name: 'demo.users',
    routes: [
      'GET /api/users/list/all-data',
      'GET /api/users/list/data',
      'GET /api/users/user',
      'POST /apps/users/add-user',
      'DELETE /apps/users/delete',
    ],
    load: async () => (await import('./users/routes')).users,
  },
  {
    name: 'demo.invoices',
    routes: [
      'GET /apps/invoice/invoices',
      'GET /api/invoice/invoices/:id',
      'DELETE /apps/invoice/delete',
      'GET /api/invoice/clients',
    ],
    load: async () => (await import('./invoices/routes')).invoices,
  },
  {
    name: 'demo.shop',
    routes: [
      'GET /apps/ecommerce/products',
      'GET /apps/ecommerce/products/:id',
      'GET /apps/ecommerce/wishlist',
      'GET /apps/ecommerce/cart',
      'POST /apps/ecommerce/cart',
      'DELETE /apps/ecommerce/cart/:productId',
      'POST /apps/ecommerce/wishlist',
      'DELETE /apps/ecommerce/wishlist/:productId',
    ],
    load: async () => (await import('./shop/routes')).shop,
  },
  {
    name: 'demo.account-settings',
    routes: ['GET /account-setting/data'],
    load: async () => (await import('./account-settings/routes')).accountSettings,
  },
  {
    name: 'demo.profile',
    routes: ['GET /profile/data'],
    load: async () => (await import('./profile/routes')).profile,
  },
  {
    name: 'demo.faq',
    routes: ['GET /faq/data'],
    load: async () => (await import('./faq/routes')).faq,
  },
  {
    name: 'demo.knowledge-base',
    routes: ['GET /faq/data/knowledge_base', 'GET /faq/data/category', 'GET /faq/data/question'],
    load: async () => (await import('./knowledge-base/routes')).knowledgeBase,
  },
  {
    name: 'demo.pricing',
    routes: ['GET /pricing/data'],
    load: async () => (await import('./pricing/routes')).pricing,
  },
  {
    name: 'demo.blog',
    routes: [
      'GET /blog/list/data',
      'GET /blog/list/data/sidebar',
      'GET /blog/list/data/detail',
      'GET /blog/list/data/edit',
    ],
    load: async () => (await import('./blog/routes')).blog,
  },
  {
    name: 'demo.card-analytics',
    routes: [
      'GET /card/card-analytics/support-tracker',
      'GET /card/card-analytics/avg-sessions',
      'GET /card/card-analytics/revenue-report',
      'GET /card/card-analytics/goal-overview',
      'GET /card/card-analytics/revenue',
      'GET /card/card-analytics/product-orders',
      'GET /card/card-analytics/sessions-device',
      'GET /card/card-analytics/customers',
    ],
    load: async () => (await import('./card-analytics/routes')).cardAnalytics,
  },
  {
    name: 'demo.card-statistics',
    routes: [
      'GET /card/card-statistics/orders-bar-chart',
      'GET /card/card-statistics/profit-line-chart',
      'GET /card/card-statistics/subscribers',
      'GET /card/card-statistics/revenue',
      'GET /card/card-statistics/sales',
      'GET /card/card-statistics/orders',
      'GET /card/card-statistics/site-traffic',
      'GET /card/card-statistics/active-users',
      'GET /card/card-statistics/newsletter',
    ],
    load: async () => (await import('./card-statistics/routes')).cardStatistics,
  },
  {
    name: 'demo.jwt',
    routes: ['POST /jwt/login', 'POST /jwt/register', 'POST /jwt/refresh-token'],
    load: async () => (await import('./jwt/routes')).jwt,
  },
];
