import type { Label, PageManifest, RemoteManifest } from '@praxis/sdk';
import type { RemoteEntry } from '../federation/registry';

/** Creates a label with the same text in each language. */
export const label = (text: string): Label => ({ en: text, de: text, fr: text, pt: text });

const part = { code: [], shared: [], reads: [] };

/** Creates a page of a manifest without any files. */
export const pageOf = (path: string, title: string): PageManifest => ({
  paths: [path],
  title: label(title),
  feature: 'list',
  ...part,
  lazy: part,
});

/**
 * Creates the manifest of a test app.
 * @param id of the app, which is also its role and its area
 */
export const manifestOf = (id: string, parts: Partial<RemoteManifest> = {}): RemoteManifest => ({
  id,
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: [id],
  areas: [`/${id}`],
  landing: `/${id}`,
  menu: [],
  profileMenu: [],
  pages: [],
  files: { entry: 'remote.js', module: [], texts: {} },
  ...parts,
});

/**
 * Creates a registry entry, as from `remotes.json`.
 * @param id of the app, which is also its role and its area
 */
export const entryOf = (id: string, parts: Partial<RemoteEntry> = {}): RemoteEntry => ({
  id,
  realm: 'practice',
  roles: [id],
  areas: [`/${id}`],
  manifest: '',
  address: new URL(`https://apps.example/${id}/remote.json`),
  ...parts,
});
