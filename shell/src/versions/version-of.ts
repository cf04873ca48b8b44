import type { BuildFacts } from '@praxis/sdk';
import type { Registry } from '../federation/registry';
import type { VersionKind } from './app-version';

/** Which version of the shell or of an app is on this page. */
export interface VersionFacts {
  app: string;
  version: string;
  build?: BuildFacts | undefined;
  /** Set for apps: regular, canary or override. */
  kind?: VersionKind | undefined;
}

/** The version of an app, if its manifest has loaded. */
export function versionOf(registry: Registry, app: string): VersionFacts | undefined {
  const entry = registry.entries.find(({ id }) => id === app);
  const manifest = entry && registry.lastManifest(entry);
  if (!manifest) return undefined;
  const { version, build } = manifest;
  return { app, version, build, kind: entry.kind };
}

/** The shell's version, from the page: in the code it would change a chunk with every commit. */
export function versionOfShell(): VersionFacts {
  const named = document.querySelector<HTMLMetaElement>('meta[name="praxis-version"]')?.content;
  const [version = '', commit, at] = (named ?? '').split(' ');
  return { app: 'shell', version, ...(commit && at && { build: { commit, at } }) };
}

/** The versions on this page: the shell, and the loaded apps. */
export const versionsOnPage = (registry: Registry): readonly VersionFacts[] => [
  versionOfShell(),
  ...registry.entries
    .map(({ id }) => versionOf(registry, id))
    .filter((facts) => facts !== undefined),
];

/** Formats versions for the clipboard, one per line. */
export const versionsAsText = (versions: readonly VersionFacts[]): string =>
  versions
    .map(({ app, version, build, kind }) =>
      [app, version, build?.commit, build?.at, kind !== 'regular' && kind]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
