import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryOf, remoteIds, rootDirectory } from '../workspace.mjs';

interface Entry {
  path: string;
  icon: string;
  badge?: string;
}

interface Manifest {
  roles: readonly string[];
  areas: readonly string[];
  landing: string;
  profile?: Entry;
  profileLinks?: readonly Entry[];
  menu: readonly { entries: readonly Entry[] }[];
  routes: readonly { path: string; page: string }[];
}

/** What each role's menu has to offer (docs/product.md#menus), with the links that bear a count. */
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
    links: ['/patient/subscriptions', '/patient/invoices'],
    badges: [],
    profile: '/patient/profile',
    profileLinks: ['/patient/invoices'],
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

async function manifestOf(app: string): Promise<Manifest> {
  const file = path.join(directoryOf(app), 'src/manifest.ts');
  return ((await import(file)) as { manifest: Manifest }).manifest;
}

const entriesOf = ({ menu, profile, profileLinks = [] }: Manifest): Entry[] => [
  ...menu.flatMap(({ entries }) => entries),
  ...(profile ? [profile] : []),
  ...profileLinks,
];

describe.each(remoteIds)('the menu of the app %s', (app) => {
  let manifest: Manifest;
  beforeAll(async () => {
    manifest = await manifestOf(app);
  });

  it('leads to pages only', () => {
    const paths = new Set(manifest.routes.map((route) => route.path));
    const wanted = [...entriesOf(manifest).map((entry) => entry.path), manifest.landing];
    expect(wanted.filter((address) => !paths.has(address))).toEqual([]);
  });

  it('leads to no address outside of the app', () => {
    const owned = (address: string) =>
      manifest.areas.some((area) => address === area || address.startsWith(`${area}/`));
    expect(manifest.routes.map((route) => route.path).filter((one) => !owned(one))).toEqual([]);
  });

  it('names icons that the shell knows', () => {
    const source = readFileSync(path.join(rootDirectory, 'shell/src/menu/icons.ts'), 'utf8');
    const known = new Set([...source.matchAll(/^ {2}(\w+): \w+,$/gm)].map(([, name]) => name));
    const unknown = entriesOf(manifest).filter(({ icon }) => !known.has(icon));
    expect(unknown.map(({ icon }) => icon)).toEqual([]);
  });
});

describe.each(promised)('the menu of the role $role', ({ role, app, ...wanted }) => {
  let manifest: Manifest;
  beforeAll(async () => {
    manifest = await manifestOf(app);
  });

  it('offers every link that the product promises, in its order', () => {
    const links = manifest.menu.flatMap(({ entries }) => entries.map((entry) => entry.path));
    expect(links.filter((link) => wanted.links.includes(link))).toEqual(wanted.links);
    expect(manifest.roles).toContain(role);
  });

  it('counts what waits beside its links', () => {
    const counted = entriesOf(manifest).filter(({ badge }) => badge !== undefined);
    expect(counted.map((entry) => entry.path)).toEqual(wanted.badges);
  });

  it('has the profile, its further links and the landing route', () => {
    expect(manifest.profile?.path).toBe(wanted.profile);
    const further = manifest.profileLinks?.map((entry) => entry.path) ?? [];
    expect(further).toEqual(expect.arrayContaining(wanted.profileLinks ?? []));
    expect(manifest.landing).toBe(wanted.landing);
  });
});
