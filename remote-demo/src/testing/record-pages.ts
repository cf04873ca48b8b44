/** An example address of each page that has a parameter. */
export const recordPages = {
  '/apps/email/:folder': '/apps/email/sent',
  '/apps/email/:folder/:id': '/apps/email/inbox/1',
  '/apps/chat/:id': '/apps/chat/1',
  '/apps/todo/:id': '/apps/todo/1',
  '/apps/calendar/:id': '/apps/calendar/1',
  '/apps/calendar/:id/edit': '/apps/calendar/1/edit',
  '/apps/invoice/preview/:id': '/apps/invoice/preview/5049',
  '/apps/invoice/edit/:id': '/apps/invoice/edit/5049',
  '/apps/ecommerce/product-detail/:slug': '/apps/ecommerce/product-detail/apple-watch-series-5-27',
  '/apps/ecommerce/order/:id': '/apps/ecommerce/order/1',
  '/apps/user/view/:id': '/apps/user/view/1',
  '/apps/user/edit/:id': '/apps/user/edit/1',
  '/pages/account-settings/:tab': '/pages/account-settings/social',
  '/pages/knowledge-base/:category': '/pages/knowledge-base/billing',
  '/pages/knowledge-base/:category/:question':
    '/pages/knowledge-base/billing/how-do-i-refund-a-payment',
  '/pages/blog/detail/:id': '/pages/blog/detail/1',
  '/pages/blog/edit/:id': '/pages/blog/edit/1',
} as const;

/** Sections of the UI kit: their samples are static, so these pages load no data. */
export const kitPages =
  'ui-element colors icons cards components extensions page-layout forms tables charts maps'.split(
    ' ',
  );
