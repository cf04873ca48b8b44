import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distOf } from '../../tooling/workspace.mjs';
import type { PageNeeds } from '../loading/premature-requests';
import type { Language } from './choices';

/** A page as the manifest of its built app describes it. */
export interface ManifestPage extends PageNeeds {
  title: Record<Language, string>;
  feature: string;
}

/** All pages of a role app. */
export function pagesOf(app: string): ManifestPage[] {
  const manifest = readFileSync(path.join(distOf(app), 'remote.json'), 'utf8');
  return (JSON.parse(manifest) as { pages: ManifestPage[] }).pages;
}
