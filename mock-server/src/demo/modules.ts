import type { BackEndModule } from '../core/module';

/** The demo half (docs/product.md#demo-endpoints): which module serves what. Its code is loaded when it is called. */
export const demoModules: readonly BackEndModule[] = [
  {
    name: 'demo.sample-table',
    routes: ['GET /api/datatables/initial-data', 'GET /api/datatables/data'],
    load: () => import('./sample-table/routes'),
  },
  {
    name: 'demo.search',
    routes: [
      'GET /api/autocomplete/data',
      'GET /api/main-search/data',
      'GET /api/bookmarks/data',
      'POST /api/bookmarks/update',
    ],
    load: () => import('./search/routes'),
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
    load: () => import('./email/routes'),
  },
  {
    name: 'demo.chat',
    routes: [
      'GET /apps/chat/chats-and-contacts',
      'GET /apps/chat/users/profile-user',
      'GET /apps/chat/get-chat',
      'POST /apps/chat/send-msg',
    ],
    load: () => import('./chat/routes'),
  },
  {
    name: 'demo.todo',
    routes: [
      'GET /apps/todo/tasks',
      'POST /apps/todo/add-tasks',
      'POST /apps/todo/update-task',
      'DELETE /apps/todo/delete-task',
    ],
    load: () => import('./todo/routes'),
  },
  {
    name: 'demo.calendar',
    routes: [
      'GET /apps/calendar/events',
      'POST /apps/calendar/add-event',
      'POST /apps/calendar/update-event',
      'DELETE /apps/calendar/remove-event',
    ],
    load: () => import('./calendar/routes'),
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
    load: () => import('./users/routes'),
  },
  {
    name: 'demo.invoices',
    routes: [
      'GET /apps/invoice/invoices',
      'GET /api/invoice/invoices/:id',
      'DELETE /apps/invoice/delete',
      'GET /api/invoice/clients',
    ],
    load: () => import('./invoices/routes'),
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
    load: () => import('./shop/routes'),
  },
  {
    name: 'demo.account-settings',
    routes: ['GET /account-setting/data'],
    load: () => import('./account-settings/routes'),
  },
  {
    name: 'demo.profile',
    routes: ['GET /profile/data'],
    load: () => import('./profile/routes'),
  },
  {
    name: 'demo.faq',
    routes: ['GET /faq/data'],
    load: () => import('./faq/routes'),
  },
  {
    name: 'demo.knowledge-base',
    routes: ['GET /faq/data/knowledge_base', 'GET /faq/data/category', 'GET /faq/data/question'],
    load: () => import('./knowledge-base/routes'),
  },
  {
    name: 'demo.pricing',
    routes: ['GET /pricing/data'],
    load: () => import('./pricing/routes'),
  },
  {
    name: 'demo.blog',
    routes: [
      'GET /blog/list/data',
      'GET /blog/list/data/sidebar',
      'GET /blog/list/data/detail',
      'GET /blog/list/data/edit',
    ],
    load: () => import('./blog/routes'),
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
    load: () => import('./card-analytics/routes'),
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
    load: () => import('./card-statistics/routes'),
  },
  {
    name: 'demo.jwt',
    routes: ['POST /jwt/login', 'POST /jwt/register', 'POST /jwt/refresh-token'],
    load: () => import('./jwt/routes'),
  },
];
