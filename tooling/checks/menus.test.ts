import { beforeAll, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { drawingsOf } from '../manifest/drawings.mjs';
import { manifestOf, type Declarations } from '../manifest/manifest-of.mjs';
import { sourceOf } from '../workspace.mjs';
import { readTexts } from './text-files';

/** Links in each role's menu (docs/product.md#menus), and which of them have a badge. */
const promised = [
  {
    role: 'admin',
    app: 'admin',
    links: ['/admin/doctors'],
    badges: ['/admin/doctors'],
    profile: '/admin/profile',
    landing: '/admin/doctors',
  },
  {
    role: 'doctor',
    app: 'doctor',
    links: [
      '/doctor/dashboard',
      '/doctor/plans',
      '/doctor/patients',
      '/doctor/appointments',
      '/doctor/messages',
      '/doctor/team',
      '/doctor/vacations',
      '/doctor/payments',
    ],
    badges: ['/doctor/patients', '/doctor/appointments', '/doctor/messages'],
    profile: '/doctor/profile',
    landing: '/doctor/dashboard',
  },
  {
    role: 'patient',
    app: 'patient',
    links: [
      '/patient/subscriptions',
      '/patient/appointments',
      '/patient/messages',
      '/patient/invoices',
    ],
    badges: [],
    profile: '/patient/profile',
    profileLinks: ['/patient/invoices', '/patient/cards', '/patient/billing', '/patient/privacy'],
    landing: '/patient/subscriptions',
  },
  {
    role: 'teamMember',
    app: 'team',
    links: [
      '/team-member/appointment-requests',
      '/team-member/vacations',
      '/team-member/active-patients',
    ],
    badges: ['/team-member/appointment-requests'],
    profile: '/team-member/profile',
    landing: '/team-member/appointment-requests',
  },
];

/** The app's manifest, as its build creates it. */
async function manifestOfApp(app: string) {
  const source = sourceOf(app);
  const read = (file: string) => import(path.join(source, file)) as Promise<unknown>;
  const { pages } = (await read('pages.ts')) as Pick<Declarations, 'pages'>;
  return manifestOf({
    ...((await read('app.ts')) as Pick<Declarations, 'app'>),
    pages,
    icons: await drawingsOf(pages.flatMap(({ icon }) => icon ?? [])),
    titles: { en: readTexts(path.join(source, 'titles'), 'en') as Record<string, string> },
    version: '1.0.0',
  });
}

/** Instruction that a failure shows next to the difference. */
const toDo = (app: string) =>
  `src/pages.ts and src/app.ts of remote-${app} have to match docs/product.md#menus; if the product has changed, update that page and "promised" in this test`;

type Manifest = Awaited<ReturnType<typeof manifestOfApp>>;

describe.each(promised)('the menu of the role $role', ({ role, app, ...wanted }) => {
  let manifest: Manifest;
  const advice = toDo(app);
  const check = (said: unknown, expected: unknown) =>
    expect({ [advice]: said }).toEqual({ [advice]: expected });
  beforeAll(async () => {
    manifest = await manifestOfApp(app);
  });

  it('has every promised link, in the promised order', () => {
    const links = manifest.menu.flatMap(({ entries }) => entries.map((entry) => entry.path));
    check(
      links.filter((link) => wanted.links.includes(link)),
      wanted.links,
    );
    check(manifest.roles, expect.arrayContaining([role]));
  });

  it('has badges on the promised links', () => {
    const entries = manifest.menu.flatMap((group) => group.entries);
    const counted = entries.filter(({ badge }) => badge !== undefined);
    check(
      counted.map((entry) => entry.path),
      wanted.badges,
    );
  });

  it('has the profile, its further links and the landing route', () => {
    const [profile, ...further] = manifest.profileMenu.map((entry) => entry.path);
    check(profile, wanted.profile);
    check(further, expect.arrayContaining(wanted.profileLinks ?? []));
    check(manifest.landing, wanted.landing);
  });
});
