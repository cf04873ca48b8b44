import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

type Title = keyof typeof titles;
type Load = Page['load'];

/** Page without a menu entry: other pages link to it. */
const subpage = (path: string, title: Title, subject: string, load: Load) =>
  ({ path, title, access: { action: 'read', subject }, load }) as const;

/** Page that needs no permission. */
const publicPage = (title: Title, path: string | string[], load: Load) =>
  ({ path, title, open: true, load }) as const;

/** Addresses of a page that has two layouts. */
const bothLayouts = (path: string) => [`${path}-v1`, `${path}-v2`];

/** Section of the UI kit: its index page, and the pages of its entries. */
const kitSection = (
  slug: string,
  title: Title,
  icon: string,
  load: Load,
  below: readonly string[] = [`/${slug}/:entry`],
) => {
  const access = { action: 'read', subject: 'Kit' } as const;
  return { path: [`/${slug}`, ...below], title, icon, menu: 'kit', access, load } as const;
};

/** Pages of the demo app, in menu order. */
export const pages = [
  {
    path: '/',
    title: 'ecommerce',
    icon: 'shopping-cart',
    menu: 'dashboards',
    access: { action: 'read', subject: 'Dashboard' },
    engine: 'charts',
    load: () => import('./features/ecommerce/ecommerce.page'),
  },
  {
    path: '/dashboard/analytics',
    title: 'analytics',
    icon: 'chart-column',
    menu: 'dashboards',
    access: { action: 'read', subject: 'Dashboard' },
    engine: 'charts',
    load: () => import('./features/analytics/analytics.page'),
  },
  {
    path: ['/apps/email', '/apps/email/:folder', '/apps/email/:folder/:id'],
    title: 'email',
    icon: 'mail',
    menu: 'apps',
    access: { action: 'read', subject: 'Email' },
    load: () => import('./features/email/email.page'),
  },
  {
    path: ['/apps/chat', '/apps/chat/:id'],
    title: 'chat',
    icon: 'message-circle',
    menu: 'apps',
    access: { action: 'read', subject: 'Chat' },
    load: () => import('./features/chat/chat.page'),
  },
  {
    path: ['/apps/todo', '/apps/todo/:id'],
    title: 'todo',
    icon: 'list-todo',
    menu: 'apps',
    access: { action: 'read', subject: 'Todo' },
    load: () => import('./features/todo/todo.page'),
  },
  {
    path: ['/apps/calendar', '/apps/calendar/new', '/apps/calendar/:id', '/apps/calendar/:id/edit'],
    title: 'calendar',
    icon: 'calendar-days',
    menu: 'apps',
    access: { action: 'read', subject: 'Calendar' },
    engine: 'calendar',
    load: () => import('./features/calendar/calendar.page'),
  },
  {
    path: '/apps/invoice/list',
    title: 'invoices',
    icon: 'receipt-text',
    menu: 'apps',
    access: { action: 'read', subject: 'Invoice' },
    load: () => import('./features/invoices/invoices.page'),
  },
  {
    path: ['/apps/invoice/preview', '/apps/invoice/preview/:id'],
    title: 'invoice',
    access: { action: 'read', subject: 'Invoice' },
    load: () => import('./features/invoices/preview.page'),
  },
  {
    path: ['/apps/invoice/edit', '/apps/invoice/edit/:id'],
    title: 'editInvoice',
    access: { action: 'read', subject: 'Invoice' },
    load: () => import('./features/invoices/edit.page'),
  },
  subpage(
    '/apps/invoice/add',
    'newInvoice',
    'Invoice',
    () => import('./features/invoices/add.page'),
  ),
  {
    path: '/apps/ecommerce/shop',
    title: 'shop',
    icon: 'store',
    menu: 'apps',
    access: { action: 'read', subject: 'Shop' },
    load: () => import('./features/shop/shop.page'),
  },
  {
    path: ['/apps/ecommerce/product-detail', '/apps/ecommerce/product-detail/:slug'],
    title: 'product',
    access: { action: 'read', subject: 'Shop' },
    load: () => import('./features/shop/product.page'),
  },
  subpage(
    '/apps/ecommerce/wishlist',
    'wishlist',
    'Shop',
    () => import('./features/shop/wishlist.page'),
  ),
  subpage(
    '/apps/ecommerce/checkout',
    'checkout',
    'Shop',
    () => import('./features/shop/checkout.page'),
  ),
  subpage(
    '/apps/ecommerce/order/list',
    'orders',
    'Shop',
    () => import('./features/shop/orders.page'),
  ),
  subpage('/apps/ecommerce/order/:id', 'order', 'Shop', () => import('./features/shop/order.page')),
  {
    path: '/apps/user/list',
    title: 'users',
    icon: 'users',
    menu: 'apps',
    access: { action: 'read', subject: 'User' },
    load: () => import('./features/users/users.page'),
  },
  {
    path: ['/apps/user/view', '/apps/user/view/:id'],
    title: 'user',
    access: { action: 'read', subject: 'User' },
    load: () => import('./features/users/user-view.page'),
  },
  {
    path: ['/apps/user/edit', '/apps/user/edit/:id'],
    title: 'editUser',
    access: { action: 'read', subject: 'User' },
    load: () => import('./features/users/user-edit.page'),
  },
  {
    path: ['/pages/account-settings', '/pages/account-settings/:tab'],
    title: 'accountSettings',
    icon: 'settings',
    menu: 'pages',
    profileMenu: true,
    access: { action: 'read', subject: 'AccountSettings' },
    load: () => import('./features/account-settings/account-settings.page'),
  },
  {
    path: '/pages/profile',
    title: 'profile',
    icon: 'circle-user-round',
    menu: 'pages',
    profileMenu: true,
    access: { action: 'read', subject: 'Profile' },
    load: () => import('./features/profile/profile.page'),
  },
  {
    path: '/pages/faq',
    title: 'faq',
    icon: 'circle-question-mark',
    menu: 'pages',
    access: { action: 'read', subject: 'Faq' },
    load: () => import('./features/faq/faq.page'),
  },
  {
    path: '/pages/knowledge-base',
    title: 'knowledgeBase',
    icon: 'book-open',
    menu: 'pages',
    access: { action: 'read', subject: 'KnowledgeBase' },
    load: () => import('./features/knowledge-base/knowledge-base.page'),
  },
  subpage(
    '/pages/knowledge-base/:category',
    'helpCategory',
    'KnowledgeBase',
    () => import('./features/knowledge-base/category.page'),
  ),
  subpage(
    '/pages/knowledge-base/:category/:question',
    'helpArticle',
    'KnowledgeBase',
    () => import('./features/knowledge-base/question.page'),
  ),
  {
    path: '/pages/pricing',
    title: 'pricing',
    icon: 'badge-dollar-sign',
    menu: 'pages',
    access: { action: 'read', subject: 'Pricing' },
    load: () => import('./features/pricing/pricing.page'),
  },
  {
    path: '/pages/blog/list',
    title: 'blog',
    icon: 'newspaper',
    menu: 'pages',
    access: { action: 'read', subject: 'Blog' },
    load: () => import('./features/blog/blog.page'),
  },
  {
    path: ['/pages/blog/detail', '/pages/blog/detail/:id'],
    title: 'blogPost',
    access: { action: 'read', subject: 'Blog' },
    load: () => import('./features/blog/detail.page'),
  },
  {
    path: ['/pages/blog/edit', '/pages/blog/edit/:id'],
    title: 'editPost',
    access: { action: 'read', subject: 'Blog' },
    load: () => import('./features/blog/edit.page'),
  },
  subpage('/pages/blog/new', 'newPost', 'Blog', () => import('./features/blog/new.page')),
  kitSection('ui-element', 'uiElement', 'type', () => import('./features/kit/ui-element.page')),
  kitSection('colors', 'colors', 'palette', () => import('./features/kit/colors.page'), []),
  kitSection('icons', 'icons', 'shapes', () => import('./features/kit/icons.page'), []),
  kitSection('cards', 'cards', 'square-stack', () => import('./features/kit/cards.page')),
  kitSection(
    'components',
    'components',
    'component',
    () => import('./features/kit/components.page'),
  ),
  kitSection('extensions', 'extensions', 'puzzle', () => import('./features/kit/extensions.page')),
  kitSection(
    'page-layout',
    'pageLayout',
    'layout-template',
    () => import('./features/kit/page-layout.page'),
  ),
  kitSection('forms', 'forms', 'text-cursor-input', () => import('./features/kit/forms.page')),
  kitSection('tables', 'tables', 'table-2', () => import('./features/kit/tables.page')),
  {
    path: ['/datatables/basic', '/datatables'],
    title: 'basicTable',
    label: 'dataTables',
    icon: 'table-properties',
    menu: 'kit',
    access: { action: 'read', subject: 'Table' },
    load: () => import('./features/tables/basic.page'),
  },
  {
    path: '/datatables/advanced',
    title: 'advancedTable',
    access: { action: 'read', subject: 'Table' },
    load: () => import('./features/tables/advanced.page'),
  },
  kitSection('charts', 'charts', 'chart-pie', () => import('./features/kit/charts.page')),
  kitSection('maps', 'maps', 'globe', () => import('./features/kit/maps.page')),
  {
    path: '/access-control',
    title: 'accessControl',
    icon: 'shield-check',
    menu: 'access',
    access: { action: 'read', subject: 'ACL' },
    load: () => import('./features/access-control/access-control.page'),
  },
  publicPage('signIn', bothLayouts('/pages/login'), () => import('./features/sign-in/login.page')),
  publicPage(
    'register',
    bothLayouts('/pages/register'),
    () => import('./features/sign-in/register.page'),
  ),
  publicPage(
    'forgotPassword',
    bothLayouts('/pages/forgot-password'),
    () => import('./features/sign-in/forgot-password.page'),
  ),
  publicPage(
    'resetPassword',
    bothLayouts('/pages/reset-password'),
    () => import('./features/sign-in/reset-password.page'),
  ),
  publicPage('comingSoon', '/misc/coming-soon', () => import('./features/misc/coming-soon.page')),
  publicPage('maintenance', '/misc/maintenance', () => import('./features/misc/maintenance.page')),
] as const satisfies readonly Page<Title>[];
