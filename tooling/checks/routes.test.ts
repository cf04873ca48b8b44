import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Declarations } from '../manifest/manifest-of.mjs';
import { directoryOf, remoteIds } from '../workspace.mjs';

/** Promised addresses (docs/product.md#addresses-of-the-demo-area), with example ids. */
const promised: Readonly<Record<string, readonly string[]>> = {
  admin: ['/admin/doctors', '/admin/profile'],
  doctor: [
    '/doctor/dashboard',
    '/doctor/plans',
    '/doctor/patients',
    '/doctor/appointments',
    '/doctor/messages',
    '/doctor/team',
    '/doctor/vacations',
    '/doctor/payments',
    '/doctor/profile',
  ],
  patient: ['/patient/subscriptions', '/patient/invoices', '/patient/profile'],
  team: [
    '/team-member/appointment-requests',
    '/team-member/vacations',
    '/team-member/active-patients',
    '/team-member/profile',
  ],
  demo: [
    '/',
    '/dashboard/analytics',
    '/apps/email',
    '/apps/chat',
    '/apps/todo',
    '/apps/calendar',
    '/apps/invoice/list',
    '/apps/invoice/preview',
    '/apps/invoice/preview/1',
    '/apps/invoice/edit',
    '/apps/invoice/edit/1',
    '/apps/invoice/add',
    '/apps/ecommerce/shop',
    '/apps/ecommerce/product-detail',
    '/apps/ecommerce/product-detail/apple-watch-series-5-27',
    '/apps/ecommerce/wishlist',
    '/apps/ecommerce/checkout',
    '/apps/user/list',
    '/apps/user/view',
    '/apps/user/view/1',
    '/apps/user/edit',
    '/apps/user/edit/1',
    '/pages/login-v1',
    '/pages/login-v2',
    '/pages/register-v1',
    '/pages/register-v2',
    '/pages/forgot-password-v1',
    '/pages/forgot-password-v2',
    '/pages/reset-password-v1',
    '/pages/reset-password-v2',
    '/pages/account-settings',
    '/pages/profile',
    '/pages/faq',
    '/pages/knowledge-base',
    '/pages/knowledge-base/sales-automation',
    '/pages/knowledge-base/sales-automation/what-is-it',
    '/pages/pricing',
    '/pages/blog/list',
    '/pages/blog/detail',
    '/pages/blog/edit',
    '/misc/coming-soon',
    '/misc/maintenance',
    '/access-control',
    '/ui-element',
    '/colors',
    '/icons',
    '/cards',
    '/components',
    '/extensions',
    '/page-layout',
    '/forms',
    '/tables',
    '/datatables',
    '/charts',
    '/maps',
  ],
};

interface Entry {
  roles: string[];
  areas: string[];
  open?: string[];
}

const granted = JSON.parse(
  readFileSync(path.join(directoryOf('shell'), 'public/remotes.json'), 'utf8'),
) as Record<string, Entry>;

/** Pages that an app declares. */
async function pagesOf(app: string): Promise<Declarations['pages']> {
  const file = path.join(directoryOf(app), 'src/pages.ts');
  return ((await import(file)) as Pick<Declarations, 'pages'>).pages;
}

// Otherwise the shell rejects the app with all of its pages.
it.each(remoteIds)('%s declares no more than remotes.json grants it', async (id) => {
  const file = path.join(directoryOf(id), 'src/app.ts');
  const { app } = (await import(file)) as Pick<Declarations, 'app'>;
  const { roles = [], areas = [], open = [] } = granted[id] ?? {};
  expect(roles).toEqual(expect.arrayContaining([...app.roles]));
  expect(areas).toEqual(expect.arrayContaining([...app.areas]));
  const forEverybody = (await pagesOf(id))
    .filter((page) => page.open)
    .flatMap(({ path: at }) => at);
  expect(open).toEqual(expect.arrayContaining(forEverybody));
});

describe.each(Object.entries(promised))('%s', (app, addresses) => {
  it.each(addresses)('has a page at %s', async (address) => {
    const patterns = (await pagesOf(app)).flatMap((page) => page.path);
    const fits = (pattern: string) =>
      new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
    expect(patterns.filter(fits)).not.toEqual([]);
  });
});
