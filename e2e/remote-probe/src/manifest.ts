import type { RemoteManifest } from '@praxis/sdk';

const title = { en: 'Probe', de: 'Probe', fr: 'Probe', pt: 'Probe' };

/** A role app of the tests alone: it shows what the shell does for an app. */
export const manifest = {
  id: 'probe',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/probe'],
  landing: '/probe',
  menu: [{ entries: [{ path: '/probe', label: title, icon: 'activity' }] }],
  routes: [{ path: '/probe', page: 'probe', title }],
} as const satisfies RemoteManifest;
