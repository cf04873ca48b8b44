import type { Realm } from '@praxis/contract';
import type { App } from './app';
import type { Label, Language } from './language';
import type { AbilityRule } from './session';
import type { IconDrawing } from './ui/components/icon';

/** A link in the menu or the profile dropdown. */
export interface MenuEntry {
  path: string;
  label: Label;
  icon: IconDrawing;
  /** Key of a count in the response of `GET /me/badges`, shown next to the label. */
  badge?: string;
  /** Permission that the link requires; as in `Page`. */
  access?: AbilityRule;
}

export interface MenuGroup {
  /** Omitted for a group without a heading. */
  label?: Label;
  entries: readonly MenuEntry[];
}

/** Translation files by language, relative to `remote.json`. */
export type TextFiles = Readonly<Partial<Record<Language, readonly string[]>>>;

/** Code of an app and its dependencies. */
export interface PagePart {
  /** Files, relative to `remote.json`. */
  code: readonly string[];
  /** Shared modules that it uses from the shell. */
  shared: readonly string[];
  /** Endpoints that it calls: `GET /api/v1/doctor/plans/:id`. */
  reads: readonly string[];
}

/**
 * The part of a page that the shell knows before loading its code: everything needed to show it. The rest is
 * in `lazy`.
 */
export interface PageManifest extends PagePart {
  /** The page's path patterns. The first identifies it. */
  paths: readonly string[];
  title: Label;
  access?: AbilityRule;
  /** Public and without the frame; as in `Page`. */
  open?: true;
  /** First request of the page (`Page`): path and query. */
  first?: string;
  /** Rendering library of its content; as in `Page`. */
  engine?: 'calendar' | 'charts';
  /** Feature of the page, whose texts load with it. */
  feature: string;
  /** Code that loads on demand: dialogs, panels, and the endpoints of mutations. */
  lazy: PagePart;
}

/** Navigation of the frame: of one role app, or of all apps of the user's role. */
export interface Navigation {
  menu: readonly MenuGroup[];
  /** Entries of the profile dropdown. */
  profileMenu: readonly MenuEntry[];
  pages: readonly PageManifest[];
}

/** Source revision of a build. */
export interface BuildFacts {
  commit: string;
  /** Commit time, ISO 8601. */
  at: string;
}

/**
 * Manifest of a role app, `remote.json`: everything that the shell knows about it before loading its code.
 * Written by the app's build from `src/app.ts`, `src/pages.ts`, `src/titles` and the names of its files.
 */
export interface RemoteManifest extends App, Navigation {
  version: string;
  /** Omitted if the sources are in no repository. */
  build?: BuildFacts;
  files: {
    /** The federation entry, relative to `remote.json`. */
    entry: string;
    /** Files of the exposed module, relative to `remote.json`. */
    module: readonly string[];
    /** Translation files by feature; `shared` for texts of several features. */
    texts: Readonly<Record<string, TextFiles>>;
  };
  /**
   * Integrity hashes (Subresource Integrity) of the page's scripts and styles by file name: the browser runs
   * only files of the build. Omitted in development.
   */
  hashes?: Readonly<Record<string, string>>;
  /** File with the other hashes, of lazy-loaded code, relative to `remote.json`. */
  moreHashes?: { file: string; integrity: string };
}

/**
 * A role app's entry in `remotes.json`: the address of its manifest and what it is granted. The operator of
 * the shell owns the file, so that an app cannot claim an area by declaring it, and the shell knows every
 * area's app and roles even if the app is unreachable.
 */
export interface RemoteGrant {
  /** Address of the app's `remote.json`, absolute or relative to the shell. */
  manifest: string;
  realm: Realm;
  roles: readonly string[];
  areas: readonly string[];
  /**
   * Path prefixes within the areas that are public. On any other address, nothing of the app loads before
   * sign-in.
   */
  open?: readonly string[];
  /** Integrity hash of the manifest: pins the app's version. */
  integrity?: string;
  /** A second version for part of the app's users. */
  canary?: Canary;
}

/** Canary release: the users who get an app's second version. */
export interface Canary {
  /** Address of that version's `remote.json`. */
  manifest: string;
  integrity?: string;
  /** Percentage of users (0–100), always the same ones. */
  share?: number;
  /** User ids. */
  accounts?: readonly string[];
}
