import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

/** The pages of the demo app, in the order of its menus. */
export const pages = [
  {
    path: '/',
    title: 'ecommerce',
    icon: 'shopping-cart',
    menu: 'dashboards',
    access: { action: 'read', subject: 'Dashboard' },
    load: () => import('./features/ecommerce/ecommerce.page'),
  },
  {
    path: '/dashboard/analytics',
    title: 'analytics',
    icon: 'chart-column',
    menu: 'dashboards',
    access: { action: 'read', subject: 'Dashboard' },
    load: () => import('./features/analytics/analytics.page'),
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
    load: () => import('./features/calendar/calendar.page'),
  },
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
  {
    path: '/apps/ecommerce/wishlist',
    title: 'wishlist',
    access: { action: 'read', subject: 'Shop' },
    load: () => import('./features/shop/wishlist.page'),
  },
  {
    path: '/apps/ecommerce/checkout',
    title: 'checkout',
    access: { action: 'read', subject: 'Shop' },
    load: () => import('./features/shop/checkout.page'),
  },
  {
    path: '/apps/ecommerce/order/list',
    title: 'orders',
    access: { action: 'read', subject: 'Shop' },
    load: () => import('./features/shop/orders.page'),
  },
  {
    path: '/apps/ecommerce/order/:id',
    title: 'order',
    access: { action: 'read', subject: 'Shop' },
    load: () => import('./features/shop/order.page'),
  },
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
    path: '/access-control',
    title: 'accessControl',
    icon: 'shield-check',
    menu: 'access',
    access: { action: 'read', subject: 'ACL' },
    load: () => import('./features/access-control/access-control.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
